import { getTokenImageUrl } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { Image, type ImageProps } from '../../ui/index.js'

export interface SoldPictureProps {
  readonly symbol: string
  readonly size: NonNullable<ImageProps['size']>
}

export function SoldPicture({ symbol, size }: SoldPictureProps) {
  const { options } = usePorticoInstance('SoldPicture')
  return <Image src={getTokenImageUrl(options, symbol)} name={symbol} shape="circle" size={size} />
}
