import { type CSSProperties, useContext, useState } from 'react'
import { AheadContext } from '../AheadContext.js'
import { getHue } from './getHue.js'
import { getMonogram } from './getMonogram.js'
import { getSafeImageSource } from './getSafeImageSource.js'
import { SeenPicturesContext } from './SeenPicturesContext.js'

export interface ImageProps {
  /** Null while it is not known whether there is one. */
  src?: string | null | undefined
  /** Stands in its place until it is there, and when it breaks: a picture that needs no fetching. */
  standIn?: string | null | undefined
  /** Gives the monogram while there is no picture. The name itself is written beside the image. */
  name: string
  /** Edge of the fixed box in px. */
  size?: 24 | 32 | 40 | 56 | 64 | 72 | undefined
  shape?: 'rounded' | 'circle' | undefined
  loading?: 'lazy' | 'eager' | undefined
  onBroken?: ((source: string) => void) | undefined
}

/** `here`: in the first frame; `shown`: it came and fades in; `held`: what was there before is shown meanwhile. */
type Status = 'here' | 'shown' | 'held' | 'loading' | 'none'

/**
 * A picture in a box that has its size from the start. What was seen a frame ago stays until the next one can be
 * drawn; where there was nothing, a grey place waits for it, and a monogram when none came.
 */
export function Image({ src: given, standIn, name, size = 40, shape = 'rounded', ...props }: ImageProps) {
  const { loading = 'lazy', onBroken } = props
  const seen = useContext(SeenPicturesContext)
  const isAhead = useContext(AheadContext)
  // A picture may be elsewhere: it is asked for when somebody looks.
  const src = isAhead && !given?.startsWith('data:') ? null : given
  const source = getSafeImageSource(src)
  const [settled, setSettled] = useState<{ readonly source: string; readonly ok: boolean }>()
  const [held, setHeld] = useState<{ readonly name: string; readonly source: string }>()
  const came = settled?.source === source ? settled?.ok : undefined
  const isHere = source !== null && came !== false && (isWritten(source) || seen?.get(source) === true)
  const isShown = isHere || came === true
  if (isShown && source !== null && (held?.source !== source || held.name !== name)) setHeld({ name, source })
  const before = isHere ? null : held?.name === name && held.source !== source ? held.source : null
  const under = isHere ? null : (before ?? getSafeImageSource(standIn))
  const hasBroken = came === false || (source !== null && seen?.get(source) === false)
  const status: Status = isHere
    ? 'here'
    : isShown
      ? 'shown'
      : under
        ? 'held'
        : hasBroken || (source === null && src !== null)
          ? 'none'
          : 'loading'
  const settle = (ok: boolean) => {
    if (source === null) return
    seen?.set(source, ok)
    setSettled({ source, ok })
    if (!ok) onBroken?.(source)
  }
  // React writes custom properties through the CSSOM, which a strict content security policy allows.
  const hue = { '--hue': getHue(name) } as CSSProperties
  const box = { width: size, height: size, draggable: false, referrerPolicy: 'no-referrer' } as const
  return (
    <span
      className={`image image-${size} image-${shape}`}
      data-status={status}
      style={hue}
      aria-hidden="true"
    >
      {isShown || under ? null : <span className="image-monogram">{getMonogram(name)}</span>}
      {under ? <img {...box} alt="" className="image-under" src={under} decoding="sync" /> : null}
      {source === null || came === false ? null : (
        <img
          {...box}
          alt=""
          src={source}
          loading={loading}
          decoding={isHere ? 'sync' : 'async'}
          onLoad={isHere ? undefined : () => settle(true)}
          onError={() => settle(false)}
        />
      )}
    </span>
  )
}

/** Whether a picture is written out in its address. */
const isWritten = (source: string) => source.startsWith('data:')
