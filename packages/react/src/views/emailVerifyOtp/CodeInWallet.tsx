import { useRef } from 'react'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useCodeInWallet, useSendCode } from '../../hooks/useEmailLogin.js'
import { useEmailSource } from '../../hooks/useEmailSource.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useSurface } from '../../hooks/useSurface.js'
import { useWords } from '../../hooks/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { Button } from '../../ui/Button/Button.js'
import { Spinner } from '../../ui/Spinner/Spinner.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { LoggedInPanel } from '../parts/code/LoggedInPanel.js'
import { CodeFooter } from './CodeFooter.js'

export interface CodeInWalletProps {
  readonly email: string
  readonly connectorId: string
}

/** The place of the wallet's own page, which takes the code: nothing of the site can read it there. */
export function CodeInWallet({ email, connectorId }: CodeInWalletProps) {
  const { messages } = useMessages()
  const words = useWords('email', enEmail)
  const place = useRef<HTMLDivElement>(null)
  useSurface(connectorId, place, 'asked')
  const { isError, error, askAgain } = useCodeInWallet(email)
  const sending = useSendCode()
  const failure = error ?? sending.error
  const { isTaken } = useEmailSource()
  if (isTaken) return <LoggedInPanel email={email} />
  return (
    <ViewBody footer={<CodeFooter sending={sending} onResend={() => sending.sendCode(email)} />}>
      <div ref={place} className="surface surface-code" data-testid="surface">
        {isError ? (
          <Button onClick={askAgain} data-testid="code-again">
            {words.deviceAgain}
          </Button>
        ) : (
          <Spinner size={32} />
        )}
      </div>
      {failure ? (
        <Text tone="danger" align="center" role="alert">
          {getErrorText(failure, messages)}
        </Text>
      ) : null}
    </ViewBody>
  )
}
