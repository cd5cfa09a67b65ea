import { type CSSProperties, useContext, useState } from 'react'
import { AheadContext } from '../AheadContext.js'
import { getHue } from './getHue.js'
import { getMonogram } from './getMonogram.js'
import { getSafeImageSource } from './getSafeImageSource.js'

export interface ImageProps {
  /** Null while it is not known whether there is one. */
  src?: string | null | undefined
  /** Gives the monogram while there is no picture. The name itself is written beside the image. */
  name: string
  /** Edge of the fixed box in px. */
  size?: 24 | 32 | 40 | 56 | 64 | 72 | undefined
  shape?: 'rounded' | 'circle' | undefined
  loading?: 'lazy' | 'eager' | undefined
}

interface Settled {
  readonly source: string
  readonly ok: boolean
}

/**
 * A picture in a box that has its size from the start. Until it is there, or if it breaks: a monogram. One that is
 * written out in its address is there in the first frame, and does not fade in.
 */
export function Image({ src: given, name, size = 40, shape = 'rounded', loading = 'lazy' }: ImageProps) {
  // A picture may be elsewhere: it is asked for when somebody looks.
  const src = useContext(AheadContext) && !given?.startsWith('data:') ? null : given
  const source = getSafeImageSource(src)
  const [settled, setSettled] = useState<Settled | null>(null)
  const status = getStatus(src, source, settled)
  // React writes custom properties through the CSSOM, which a strict content security policy allows.
  const hue = { '--hue': getHue(name) } as CSSProperties
  return (
    <span
      className={`image image-${size} image-${shape}`}
      data-status={status}
      style={hue}
      aria-hidden="true"
    >
      {status === 'shown' || status === 'here' ? null : (
        <span className="image-monogram">{getMonogram(name)}</span>
      )}
      {source === null || (status === 'none' && settled) ? null : (
        <img
          src={source}
          alt=""
          width={size}
          height={size}
          loading={loading}
          decoding={status === 'here' ? 'sync' : 'async'}
          draggable={false}
          referrerPolicy="no-referrer"
          onLoad={status === 'here' ? undefined : () => setSettled({ source, ok: true })}
          onError={() => setSettled({ source, ok: false })}
        />
      )}
    </span>
  )
}

function getStatus(src: ImageProps['src'], source: string | null, settled: Settled | null) {
  if (source === null) return src === null ? 'loading' : 'none'
  const isSettled = settled?.source === source
  if (isSettled && !settled.ok) return 'none'
  if (source.startsWith('data:')) return 'here'
  return isSettled ? 'shown' : 'loading'
}
