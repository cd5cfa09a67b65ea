import { getConnectorPicture, getWalletPicture } from '@portico/core'
import { useMarks } from '../../../hooks/useMarks.js'
import { usePorticoInstance } from '../../../hooks/usePorticoInstance.js'
import { WalletImage, type WalletImageProps } from '../../../ui/Image/WalletImage.js'
import type { WalletRow } from './WalletRow.js'

export interface WalletPictureProps extends Pick<WalletImageProps, 'size' | 'loading'> {
  readonly pictured: WalletRow['pictured']
}

/** The picture of the owner, the wallet itself or the service; where none of them has one, the kit's mark. */
export function WalletPicture({ pictured, ...image }: WalletPictureProps) {
  const { options } = usePorticoInstance('WalletPicture')
  const findMark = useMarks()
  const isListed = 'wallet' in pictured
  const { name } = isListed ? pictured.wallet : pictured.connector
  const picture = isListed
    ? getWalletPicture(options, pictured.wallet)
    : getConnectorPicture(options, pictured.connector)
  // A registry of wallets has their pictures too, or nobody has.
  const hasMark = !isListed || options.services.config === undefined
  const src = picture ?? (hasMark ? findMark(({ getWalletMark }) => getWalletMark(name)) : undefined)
  return <WalletImage {...image} name={name} src={src} />
}
