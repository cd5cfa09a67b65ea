import { useId, useState } from 'react'
import { getErrorText } from '../../hooks/getErrorText.js'
import { useSendCode, useVerifyCode } from '../../hooks/useEmailLogin.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useWords } from '../../hooks/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { OtpField } from '../../ui/OtpField/OtpField.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { CodeFooter } from './CodeFooter.js'

/** Takes the code from the mail; the last digit gives it in. */
export function CodeOnPage({ email }: { readonly email: string }) {
  const { messages, format } = useMessages()
  const words = useWords('email', enEmail)
  const [code, setCode] = useState('')
  const statusId = useId()
  const verifying = useVerifyCode(email)
  const sending = useSendCode()
  const error = verifying.error ?? sending.error
  const isChecking = verifying.isPending || verifying.isSuccess
  const type = (digits: string) => {
    setCode(digits)
    if (verifying.isError) verifying.reset()
    if (sending.isError) sending.reset()
  }
  const resend = () => {
    type('')
    sending.sendCode(email)
  }
  return (
    <ViewBody footer={<CodeFooter sending={sending} onResend={resend} disabled={isChecking} />}>
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
