import type { ImageProps } from '../../../ui/Image/Image.js'
import { Picture } from '../pictures/Picture.js'
import type { WalletRow } from './WalletRow.js'

export interface WalletPictureProps extends Pick<ImageProps, 'size' | 'loading'> {
  readonly pictured: WalletRow['pictured']
}

export function WalletPicture({ pictured, ...image }: WalletPictureProps) {
  const { name } = 'wallet' in pictured ? pictured.wallet : pictured.connector
  return <Picture {...image} pictured={pictured} name={name} />
}
