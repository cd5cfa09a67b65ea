import type { Network } from '@portico/core'
import type { ImageProps } from '../../../ui/Image/Image.js'
import { Image } from '../../../ui/Image/Image.js'
import { Picture } from '../pictures/Picture.js'

export interface NetworkPictureProps extends Pick<ImageProps, 'size'> {
  readonly network: Network | undefined
  readonly name?: string | undefined
}

export function NetworkPicture({ network, name = network?.name ?? '', size }: NetworkPictureProps) {
  if (!network) return <Image name={name} shape="circle" size={size} />
  return <Picture pictured={{ network }} name={name} size={size} />
}
