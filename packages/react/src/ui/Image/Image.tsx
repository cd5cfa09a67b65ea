import { type CSSProperties, createContext, useContext, useState } from 'react'
import { AheadContext } from '../Dialog/DrawnAhead.js'
import { getHue } from './getHue.js'
import { getSafeImageSource } from './getSafeImageSource.js'

/** By URL: whether the image loaded or failed last time. */
export type SeenPictures = Map<string, boolean>

export const SeenPicturesContext = createContext<SeenPictures | undefined>(undefined)

export interface ImageProps {
  /** Null while it is unknown whether there is an image. */
  src?: string | null | undefined
  /** An image that needs no fetch, shown while `src` loads and if it fails. */
  standIn?: string | null | undefined
  /** For the monogram. The name itself is rendered beside the image. */
  name: string
  size?: 24 | 32 | 40 | 56 | 64 | 72 | undefined
  shape?: 'rounded' | 'circle' | undefined
  loading?: 'lazy' | 'eager' | undefined
  onBroken?: ((source: string) => void) | undefined
}

/** `here`: in the first frame; `shown`: loaded, fades in; `held`: the previous image stays meanwhile. */
type Status = 'here' | 'shown' | 'held' | 'loading' | 'none'

/** An image in a box of fixed size. The previous image stays until the next one is decoded. */
export function Image({ src: given, standIn, name, size = 40, shape = 'rounded', ...props }: ImageProps) {
  const { loading = 'lazy', onBroken } = props
  const seen = useContext(SeenPicturesContext)
  const isAhead = useContext(AheadContext)
  // Content that is rendered in advance fetches no remote image.
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
  const getStatus = (): Status => {
    if (isShown) return isHere ? 'here' : 'shown'
    if (under) return 'held'
    return hasBroken || (source === null && src !== null) ? 'none' : 'loading'
  }
  const settle = (ok: boolean) => {
    if (source === null) return
    seen?.set(source, ok)
    setSettled({ source, ok })
    if (!ok) onBroken?.(source)
  }
  // React writes custom properties through the CSSOM, which a strict Content-Security-Policy allows.
  const hue = { '--hue': getHue(name) } as CSSProperties
  const box = { width: size, height: size, draggable: false, referrerPolicy: 'no-referrer' } as const
  return (
    <span
      className={`image image-${size} image-${shape}`}
      data-status={getStatus()}
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

const isWritten = (source: string) => source.startsWith('data:')

/** The first letter or digit of a name: one grapheme, upper case. */
export function getMonogram(name: string): string {
  const [first = ''] = /[\p{L}\p{N}]\p{M}*/u.exec(name) ?? []
  return first.toLocaleUpperCase()
}
