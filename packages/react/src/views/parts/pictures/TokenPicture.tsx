import { selectNetwork } from '@portico/core'
import type { SendToken } from '@portico/core/internal'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { Image, type ImageProps } from '../../../ui/Image/Image.js'
import { NetworkPicture } from '../networks/NetworkPicture.js'

export interface TokenPictureProps {
  readonly token: SendToken
  readonly size: NonNullable<ImageProps['size']>
}

/** A token's image; the native currency falls back to the network's. */
export function TokenPicture({ token: { iconUrl, address, symbol }, size }: TokenPictureProps) {
  const network = usePorticoStore(state => selectNetwork(state))
  if (iconUrl === '' && address === undefined) return <NetworkPicture network={network} size={size} />
  return <Image src={iconUrl} name={symbol} shape="circle" size={size} />
}
