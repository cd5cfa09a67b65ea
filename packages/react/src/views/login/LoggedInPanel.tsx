import type { SocialProvider } from '@portico/core/adapter'
import { useConnectingWords } from '../../hooks/internal/useConnectingWords.js'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { useWords } from '../../hooks/internal/useWords.js'
import { enEmail } from '../../locales/later/enEmail.js'
import { enSocial } from '../../locales/later/enSocial.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { socialNames } from '../connect/socialNames.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { SocialPicture } from './SocialPicture.js'

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

export function SocialLoggedInPanel({ way }: { readonly way: SocialProvider }) {
  const { format } = useMessages()
  const { done, doneText } = useConnectingWords()
  const { walletMade } = useWords('social', enSocial)
  const { isNew, user } = useLoginWay(way)
  const name = user?.username || socialNames[way]
  return (
    <RequestPanel
      state="success"
      shape="circle"
      picture={<SocialPicture way={way} />}
      title={done}
      text={isNew ? format(walletMade, { name }) : format(doneText, { wallet: name })}
    />
  )
}
