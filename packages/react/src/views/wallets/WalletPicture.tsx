import { getConnectorPicture, getWalletPicture } from '@portico/core'
import { usePortico } from '../../hooks/usePortico.js'
import { WalletImage, type WalletImageProps } from '../../ui/Image/WalletImage.js'
import type { WalletRow } from './WalletRow.js'

export interface WalletPictureProps extends Pick<WalletImageProps, 'size' | 'loading'> {
  readonly pictured: WalletRow['pictured']
}

export function WalletPicture({ pictured, ...image }: WalletPictureProps) {
  const { options } = usePortico().portico
  return 'connector' in pictured ? (
    <WalletImage
      {...image}
      name={pictured.connector.name}
      src={getConnectorPicture(options, pictured.connector)}
    />
  ) : (
    <WalletImage {...image} name={pictured.wallet.name} src={getWalletPicture(options, pictured.wallet)} />
  )
}
