import { isPorticoError, userRejected } from '@portico/protocol'
import { useRef, useState } from 'react'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useUpdateEmail, useWalletEmail } from '../../hooks/useEmailUpdate.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useSurface } from '../../hooks/useSurface.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { EmailField } from '../../ui/EmailField/EmailField.js'
import { Text } from '../../ui/Text/Text.js'

/** Asks for another address. The wallet's own page, in which the visitor agrees, comes over it. */
export function UpdateEmailWalletView({ route: { connectorId } }: ViewProps<'UpdateEmailWallet'>) {
  const { messages, format } = useMessages()
  const words = useWords('email', enEmail)
  const present = useWalletEmail(connectorId)
  const [email, setEmail] = useState('')
  const { updateEmail, isPending, error, reset } = useUpdateEmail(connectorId)
  const place = useRef<HTMLDivElement>(null)
  // Only then there is room for it; a request that comes before gets a view of its own.
  useSurface(isPending ? connectorId : undefined, place, 'asked')
  // Whoever said no in the wallet need not be told.
  const problem = error && !isPorticoError(error, userRejected) ? getErrorText(error, messages) : undefined
  return (
    <div
      ref={place}
      className={joinClasses('update-email', isPending && 'update-email-asking')}
      data-testid="surface"
    >
      <div className="login-words">
        <Text as="h2" size="md" weight="semibold" align="center">
          {words.updateTitle}
        </Text>
        <Text tone="secondary" align="center">
          {format(words.updateText, { email: present })}
        </Text>
      </div>
      <EmailField
        value={email}
        onValueChange={value => {
          setEmail(value)
          if (error) reset()
        }}
        onSubmit={() => updateEmail(email.trim())}
        label={words.updateLabel}
        submitLabel={words.submit}
        error={problem}
        loading={isPending}
      />
    </div>
  )
}
