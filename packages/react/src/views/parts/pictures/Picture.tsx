import { getPictures, type Pictured } from '@portico/core/internal'
import { useContext, useState } from 'react'
import { useMarks } from '../../../hooks/internal/useMarks.js'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoInstance.js'
import type { Marks } from '../../../marks/createLazyMarks.js'
import { Image, type ImageProps } from '../../../ui/Image/Image.js'
import { SeenPicturesContext } from '../../../ui/Image/SeenPicturesContext.js'

export interface PictureProps extends Pick<ImageProps, 'size' | 'loading' | 'name'> {
  /** Undefined if only the name is known. */
  readonly pictured: Pictured | undefined
}

/**
 * The image of a wallet or network: as announced, else from the image service, else the kit's logo, else a
 * monogram.
 */
export function Picture({ pictured, name, ...image }: PictureProps) {
  const { options } = usePorticoInstance('Picture')
  const seen = useContext(SeenPicturesContext)
  const findMark = useMarks()
  const [broken, setBroken] = useState<readonly string[]>([])
  const sources = pictured ? getPictures(options, pictured) : []
  const left = sources.filter(source => !broken.includes(source))
  // A source that failed before is tried last.
  const best = left.find(source => seen?.get(source) !== false) ?? left[0]
  const getMark = ({ getNetworkMark, getWalletMark }: Marks) =>
    pictured && 'network' in pictured ? getNetworkMark(pictured.network.caipNetworkId) : getWalletMark(name)
  const hasFailed = best === undefined || seen?.get(best) === false
  const mark = findMark(getMark, hasFailed)
  return (
    <Image
      {...image}
      // Network logos are round, to distinguish them from wallets.
      shape={pictured && 'network' in pictured ? 'circle' : 'rounded'}
      name={name}
      src={best ?? mark}
      standIn={mark}
      onBroken={source => setBroken(known => [...known, source])}
    />
  )
}
