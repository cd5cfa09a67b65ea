import { useVerifySecondaryEmail } from '../../hooks/useEmailUpdate.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useToast } from '../../hooks/useToast.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { CodePanel } from '../parts/code/CodePanel.js'
import { UpdateAgain } from '../parts/code/UpdateAgain.js'

/** The code from the mailbox that the wallet is to have. */
export function UpdateEmailSecondaryOtpView({ route }: ViewProps<'UpdateEmailSecondaryOtp'>) {
  const { connectorId, newEmail } = route
  const { format } = useMessages()
  const words = useWords('email', enEmail)
  const showToast = useToast()
  const verifying = useVerifySecondaryEmail(connectorId)
  return (
    <CodePanel
      title={words.updateNewCodeTitle}
      text={format(words.codeText, { email: newEmail })}
      check={verifying}
      onCode={(code, callbacks) =>
        verifying.verifyCode(code, { ...callbacks, onSuccess: () => showToast('success', words.updated) })
      }
      footer={() => <UpdateAgain connectorId={connectorId} />}
    />
  )
}
