import { usePictures } from '../../../hooks/usePictures.js'
import { WalletImage, type WalletImageProps } from '../../../ui/Image/WalletImage.js'
import type { WalletRow } from './WalletRow.js'

export interface WalletPictureProps extends Pick<WalletImageProps, 'size' | 'loading'> {
  readonly pictured: WalletRow['pictured']
}

export function WalletPicture({ pictured, ...image }: WalletPictureProps) {
  const pictures = usePictures()
  if ('wallet' in pictured) {
    const { wallet } = pictured
    return <WalletImage {...image} name={wallet.name} src={pictures.ofWallet(wallet)} />
  }
  const { connector } = pictured
  return <WalletImage {...image} name={connector.name} src={pictures.ofConnector(connector)} />
}
