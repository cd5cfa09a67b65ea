import { Image, type ImageProps } from './Image.js'

export type NetworkImageProps = Omit<ImageProps, 'shape'>

/** Network marks are round, so that they are not taken for wallets. */
export function NetworkImage(props: NetworkImageProps) {
  return <Image {...props} shape="circle" />
}
