import type { SocialProvider } from '@portico/core/adapter'
import { useLoginWay } from '../../hooks/internal/useLoginWay.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { MailIcon } from '../../ui/icons/MailIcon.js'
import { SocialIcon } from '../../ui/icons/SocialIcon.js'
import { socialStrings } from '../connectSocials/strings.js'
import { emailStrings } from '../emailLogin/strings.js'
import { RequestPanel } from '../parts/asking/RequestPanel.js'
import { connectingStrings } from '../parts/asking/strings.js'
import { socialNames } from '../parts/socials/socialNames.js'

export function LoggedInPanel({ email }: { readonly email: string }) {
  const { done, doneText } = useStrings(connectingStrings)
  const { walletMade } = useStrings(emailStrings)
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
  const { done, doneText } = useStrings(connectingStrings)
  const { walletMade } = useStrings(socialStrings)
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

export function SocialPicture({ way }: { readonly way: SocialProvider }) {
  return (
    <span className="social-picture">
      <SocialIcon of={way} size={32} />
    </span>
  )
}
