import type { Network, PayRequest } from '@portico/core'
import { Image } from '../../ui/Image/Image.js'
import { NetworkPicture } from '../parts/networks/NetworkPicture.js'

export interface AssetPictureProps {
  readonly asset: PayRequest['paymentAsset']
  readonly network: Network | undefined
  readonly size: 40 | 72
}

/** The native currency uses the network's logo, a token its first letter, because no service provides its image. */
export const AssetPicture = ({ asset, network, size }: AssetPictureProps) =>
  asset.asset === 'native' ? (
    <NetworkPicture network={network} size={size} />
  ) : (
    <Image src="" name={asset.metadata.symbol} shape="circle" size={size} />
  )
