import type { useSendCode } from '../../hooks/useEmailLogin.js'
import { useCodeWait } from '../../hooks/useEmailLogin.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { useWords } from '../../hooks/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { Button } from '../../ui/Button/Button.js'
import { Stack } from '../../ui/Stack/Stack.js'

export interface CodeFooterProps {
  readonly sending: ReturnType<typeof useSendCode>
  readonly onResend: () => void
  readonly disabled?: boolean | undefined
}

/** For whom no mail has come: another one, or another address. */
export function CodeFooter({ sending, onResend, disabled = false }: CodeFooterProps) {
  const { format } = useMessages()
  const words = useWords('email', enEmail)
  const { goBack } = useNavigation()
  const wait = useCodeWait()
  return (
    <Stack gap={8}>
      <Button
        fullWidth
        size="lg"
        loading={sending.isPending}
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
