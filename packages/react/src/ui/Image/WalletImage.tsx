import { Image, type ImageProps } from './Image.js'

export type WalletImageProps = Omit<ImageProps, 'shape'>

/** Wallet logos are squares with soft corners. */
export function WalletImage(props: WalletImageProps) {
  return <Image {...props} shape="rounded" />
}
