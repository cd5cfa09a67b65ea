import { useConnectingWords } from '../../../hooks/useConnectingWords.js'
import { useMessages } from '../../../hooks/useMessages.js'
import { MailIcon } from '../../../ui/icons/MailIcon.js'
import { RequestPanel } from '../asking/RequestPanel.js'

/** The visitor is in: seen for a moment, before the card leaves. */
export function LoggedInPanel({ email }: { readonly email: string }) {
  const { format } = useMessages()
  const { done, doneText } = useConnectingWords()
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
      text={format(doneText, { wallet: email })}
    />
  )
}
