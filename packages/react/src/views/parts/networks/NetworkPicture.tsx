import type { Network } from '@portico/core'
import { usePictures } from '../../../hooks/usePictures.js'
import { NetworkImage, type NetworkImageProps } from '../../../ui/Image/NetworkImage.js'

export interface NetworkPictureProps extends Pick<NetworkImageProps, 'size'> {
  readonly network: Network | undefined
  /** For the monogram of a network that is not known. */
  readonly name?: string | undefined
}

export function NetworkPicture({ network, name = network?.name ?? '', size }: NetworkPictureProps) {
  const pictures = usePictures()
  return <NetworkImage name={name} src={network && pictures.ofNetwork(network)} size={size} />
}
