import { beginLogin, type LoginPlace } from '@portico/core'
import { useCodeWait } from '../../hooks/internal/useLoginStep.js'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { emailStrings } from '../emailLogin/strings.js'

export interface CodeFooterProps {
  readonly place: LoginPlace
  readonly isSending: boolean
  readonly onResend: () => void
  readonly disabled?: boolean | undefined
}

/** For a mail that did not arrive: send it again or change the address, which starts over. */
export function CodeFooter({ place, isSending, onResend, disabled = false }: CodeFooterProps) {
  const { format } = useMessages()
  const portico = usePorticoInstance('CodeFooter')
  const words = useStrings(emailStrings)
  const { goBack } = useNavigation()
  const { connectorId, step } = place
  const wait = useCodeWait(connectorId)
  if (step.way === 'emailChange') {
    return (
      <Button
        variant="ghost"
        fullWidth
        onClick={() => beginLogin(portico, { way: step.way, connectorId, from: step })}
        data-testid="update-again"
      >
        {words.updateAgain}
      </Button>
    )
  }
  return (
    <Stack gap={8}>
      <Button
        fullWidth
        size="lg"
        loading={isSending}
        disabled={wait > 0 || disabled}
        onClick={onResend}
        data-testid="otp-resend"
      >
        {wait > 0 ? format(words.resendIn, { seconds: String(wait) }) : words.resend}
      </Button>
      <Button variant="ghost" fullWidth onClick={goBack} data-testid="another-address">
        {words.otherAddress}
      </Button>
    </Stack>
  )
}
