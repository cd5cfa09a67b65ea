import type { ShownAccount } from '../account/ShownAccount.js'
import { Picture, type PictureProps } from './Picture.js'

export interface AccountPictureProps extends Pick<PictureProps, 'size' | 'loading'> {
  readonly account: ShownAccount
}

export function AccountPicture({ account, ...image }: AccountPictureProps) {
  const { connectorId, sessionId, wallet } = account
  const connection = { connectorId, sessionId, icon: wallet.icon }
  return <Picture {...image} pictured={{ connection }} name={wallet.name} />
}
