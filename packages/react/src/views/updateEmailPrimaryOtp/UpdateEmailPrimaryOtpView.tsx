import { useVerifyPrimaryEmail, useWalletEmail } from '../../hooks/useEmailUpdate.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useWords } from '../../hooks/useWords.js'
import type { ViewProps } from '../../hooks/ViewProps.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { CodePanel } from '../parts/code/CodePanel.js'
import { UpdateAgain } from '../parts/code/UpdateAgain.js'

/** The code from the mailbox that the wallet has now. */
export function UpdateEmailPrimaryOtpView({ route }: ViewProps<'UpdateEmailPrimaryOtp'>) {
  const { connectorId, newEmail } = route
  const { format } = useMessages()
  const words = useWords('email', enEmail)
  const present = useWalletEmail(connectorId)
  const verifying = useVerifyPrimaryEmail(connectorId, newEmail)
  return (
    <CodePanel
      title={words.updateCodeTitle}
      text={format(words.codeText, { email: present })}
      check={verifying}
      onCode={verifying.verifyCode}
      footer={() => <UpdateAgain connectorId={connectorId} />}
    />
  )
}
