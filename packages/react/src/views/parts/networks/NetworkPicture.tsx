import { getNetworkPicture, type Network } from '@portico/core'
import { useMarks } from '../../../hooks/useMarks.js'
import { usePorticoInstance } from '../../../hooks/usePorticoInstance.js'
import { NetworkImage, type NetworkImageProps } from '../../../ui/Image/NetworkImage.js'

export interface NetworkPictureProps extends Pick<NetworkImageProps, 'size'> {
  readonly network: Network | undefined
  /** For the monogram of a network that is not known. */
  readonly name?: string | undefined
}

/** The picture of the owner, the network itself or the service; where none of them has one, the kit's mark. */
export function NetworkPicture({ network, name = network?.name ?? '', size }: NetworkPictureProps) {
  const { options } = usePorticoInstance('NetworkPicture')
  const findMark = useMarks()
  const src =
    network &&
    (getNetworkPicture(options, network) ??
      findMark(({ getNetworkMark }) => getNetworkMark(network.caipNetworkId)))
  return <NetworkImage name={name} src={src} size={size} />
}
