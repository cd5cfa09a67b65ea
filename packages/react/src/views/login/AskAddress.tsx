import { showToast } from '@portico/core'
import type { AddressStep } from '@portico/core/adapter'
import { isPorticoError, userRejected } from '@portico/protocol'
import { useRef, useState } from 'react'
import type { StepProps } from '../../hooks/internal/useLoginStep.js'
import { useLoginAnswer, useSignal } from '../../hooks/internal/useLoginStep.js'
import { useWalletEmail } from '../../hooks/internal/useLoginWay.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useSurface } from '../../hooks/internal/useSurface.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { joinClasses } from '../../ui/dom/joinClasses.js'
import { EmailField, Text } from '../../ui/index.js'
import { emailStrings } from '../emailLogin/strings.js'
import { ErrorText } from '../parts/errors/ErrorText.js'
import { HelpButton } from '../parts/errors/HelpButton.js'

/**
 * Asks for a new e-mail address, or the first one. The vault's frame, in which the visitor confirms, covers this
 * view.
 */
export function AskAddress({ connectorId, step }: StepProps<AddressStep>) {
  const words = useStrings(emailStrings)
  const present = useWalletEmail(connectorId)
  const portico = usePorticoInstance('AskAddress')
  const [email, setEmail] = useState('')
  const { answer, isPending, error, reset } = useLoginAnswer({ connectorId, step }, useSignal())
  const place = useRef<HTMLDivElement>(null)
  // Only now is there room for the frame; an earlier request opens its own view.
  const stage = useSurface(isPending ? connectorId : undefined, place, 'asked')
  // A rejection in the wallet needs no message.
  const problem = error && !isPorticoError(error, userRejected) ? <ErrorText error={error} /> : undefined
  return (
    <div
      ref={place}
      className={joinClasses(
        'update-email',
        isPending && 'update-email-asking',
        isPending && stage === 'shown' && 'surface-shown',
      )}
      data-testid="surface"
    >
      <div className="login-words">
        <Text variant="title">{present ? words.updateTitle : words.addTitle}</Text>
        <Text variant="note">{present ? format(words.updateText, { email: present }) : words.addText}</Text>
      </div>
      <EmailField
        value={email}
        onValueChange={value => {
          setEmail(value)
          if (error) reset()
        }}
        onSubmit={() =>
          answer(
            { type: 'address', email },
            {
              onSuccess: next =>
                next.type === 'changed' && showToast(portico, { type: 'success', message: words.added }),
            },
          )
        }
        label={present ? words.updateLabel : words.address}
        submitLabel={words.submit}
        error={problem}
        loading={isPending}
      />
      <HelpButton connectorId={connectorId} error={error} />
    </div>
  )
}
