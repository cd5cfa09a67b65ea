import { getPictures, type Pictured } from '@portico/core/internal'
import { useContext, useState } from 'react'
import { useMarks } from '../../../hooks/internal/useMarks.js'
import { usePorticoInstance } from '../../../hooks/internal/usePorticoInstance.js'
import type { Marks } from '../../../marks/createLazyMarks.js'
import { Image, type ImageProps } from '../../../ui/Image/Image.js'
import { SeenPicturesContext } from '../../../ui/Image/SeenPicturesContext.js'

export interface PictureProps extends Pick<ImageProps, 'size' | 'loading' | 'name'> {
  /** Undefined where nothing is known but the name. */
  readonly pictured: Pictured | undefined
}

/** Every picture of a wallet or network: as announced, else the image service's, else the kit's mark, else a letter. */
export function Picture({ pictured, name, ...image }: PictureProps) {
  const { options } = usePorticoInstance('Picture')
  const seen = useContext(SeenPicturesContext)
  const findMark = useMarks()
  const [broken, setBroken] = useState<readonly string[]>([])
  const sources = pictured ? getPictures(options, pictured) : []
  const left = sources.filter(source => !broken.includes(source))
  // One that broke elsewhere a moment ago is tried last.
  const best = left.find(source => seen?.get(source) !== false) ?? left[0]
  const getMark = ({ getNetworkMark, getWalletMark }: Marks) =>
    pictured && 'network' in pictured ? getNetworkMark(pictured.network.caipNetworkId) : getWalletMark(name)
  const hasFailed = best === undefined || seen?.get(best) === false
  const mark = findMark(getMark, hasFailed)
  return (
    <Image
      {...image}
      // Network marks are round, so that they are not taken for wallets.
      shape={pictured && 'network' in pictured ? 'circle' : 'rounded'}
      name={name}
      src={best ?? mark}
      standIn={mark}
      onBroken={source => setBroken(known => [...known, source])}
    />
  )
}
