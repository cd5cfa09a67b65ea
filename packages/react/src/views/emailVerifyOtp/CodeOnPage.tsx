import { useSendCode, useVerifyCode } from '../../hooks/useEmailLogin.js'
import { useEmailSource } from '../../hooks/useEmailSource.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useWords } from '../../hooks/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { CodePanel } from '../parts/code/CodePanel.js'
import { LoggedInPanel } from '../parts/code/LoggedInPanel.js'
import { CodeFooter } from './CodeFooter.js'

export function CodeOnPage({ email }: { readonly email: string }) {
  const { format } = useMessages()
  const words = useWords('email', enEmail)
  const verifying = useVerifyCode(email)
  const sending = useSendCode()
  const { isTaken } = useEmailSource()
  if (isTaken) return <LoggedInPanel email={email} />
  return (
    <CodePanel
      title={words.codeTitle}
      text={format(words.codeText, { email })}
      check={verifying}
      onCode={verifying.verifyCode}
      problem={sending}
      footer={clear => (
        <CodeFooter
          sending={sending}
          onResend={() => {
            clear()
            sending.sendCode(email)
          }}
          disabled={verifying.isPending || verifying.isSuccess}
        />
      )}
    />
  )
}
