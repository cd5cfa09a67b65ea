import type { selectShownAccount } from '@portico/core/internal'
import { SocialIcon } from '../../../ui/icons/SocialIcon.js'
import { Picture, type PictureProps } from './Picture.js'

export type ShownAccount = NonNullable<ReturnType<typeof selectShownAccount>>

interface AccountPictureProps extends Pick<PictureProps, 'size' | 'loading'> {
  readonly account: ShownAccount
}

/** The logo of the wallet; after a social login, that of the provider. */
export function AccountPicture({ account, ...image }: AccountPictureProps) {
  const { connectorId, sessionId, wallet, user } = account
  if (user?.provider) {
    const { size = 40 } = image
    return (
      <span className={`image image-${size} image-mark`}>
        <SocialIcon of={user.provider} size={size / 2} />
      </span>
    )
  }
  const connection = { connectorId, sessionId, icon: wallet.icon }
  return <Picture {...image} pictured={{ connection }} name={wallet.name} />
}
