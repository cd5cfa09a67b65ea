import { useConnectingWords } from '../../hooks/useConnectingWords.js'
import { useLoginWay } from '../../hooks/useLoginWay.js'
import { useMessages } from '../../hooks/useMessages.js'
import { useWords } from '../../hooks/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'

/** The visitor is in: seen for a moment, before the card leaves. */
export function LoggedInPanel({ email }: { readonly email: string }) {
  const { format } = useMessages()
  const { done, doneText } = useConnectingWords()
  const { walletMade } = useWords('email', enEmail)
  const { isNew } = useLoginWay()
  return (
    <RequestPanel
      state="success"
      shape="circle"
      picture={
        <span className="login-picture">
          <MailIcon size={32} />
        </span>
      }
      title={done}
      text={isNew ? format(walletMade, { email }) : format(doneText, { wallet: email })}
    />
  )
}
