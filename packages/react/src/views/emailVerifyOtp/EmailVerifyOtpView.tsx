import { useId, useState } from 'react'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useCodeWait, useSendCode, useVerifyCode } from '../../hooks/useEmailLogin.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useNavigation } from '../../hooks/useNavigation.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { Button } from '../../ui/Button/Button.js'
import { OtpField } from '../../ui/OtpField/OtpField.js'
import { Stack } from '../../ui/Stack/Stack.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'

/** Takes the code from the mail; the last digit gives it in. */
export function EmailVerifyOtpView({ route: { email } }: ViewProps<'EmailVerifyOtp'>) {
  const { messages, format } = useMessages()
  const words = useWords('email', enEmail)
  const { goBack } = useNavigation()
  const [code, setCode] = useState('')
  const statusId = useId()
  const verifying = useVerifyCode(email)
  const sending = useSendCode()
  const wait = useCodeWait()
  const error = verifying.error ?? sending.error
  const isChecking = verifying.isPending || verifying.isSuccess
  const type = (digits: string) => {
    setCode(digits)
    if (verifying.isError) verifying.reset()
    if (sending.isError) sending.reset()
  }
  const resend = (
    <Stack gap={8}>
      <Button
        fullWidth
        size="lg"
        loading={sending.isPending}
        disabled={wait > 0 || isChecking}
        onClick={() => {
          type('')
          sending.sendCode(email)
        }}
        data-testid="otp-resend"
      >
        {wait > 0 ? format(words.resendIn, { seconds: String(wait) }) : words.resend}
      </Button>
      <Button variant="ghost" fullWidth onClick={goBack} data-testid="another-address">
        {words.otherAddress}
      </Button>
    </Stack>
  )
  return (
    <ViewBody footer={resend}>
      <div className="login">
        <div className="login-words">
          <Text as="h2" size="md" weight="semibold" align="center">
            {words.codeTitle}
          </Text>
          <Text tone="secondary" align="center">
            {format(words.codeText, { email })}
          </Text>
        </div>
        <OtpField
          value={code}
          onValueChange={type}
          onComplete={digits => verifying.verifyCode(digits, { onError: () => setCode('') })}
          label={words.codeLabel}
          invalid={verifying.isError}
          loading={isChecking}
          aria-describedby={statusId}
        />
        <div className="login-status" id={statusId} role={error ? 'alert' : 'status'}>
          {error ? (
            <Text tone="danger" align="center">
              {getErrorText(error, messages)}
            </Text>
          ) : isChecking ? (
            <Text tone="secondary" align="center">
              {words.checking}
            </Text>
          ) : null}
        </div>
      </div>
    </ViewBody>
  )
}
