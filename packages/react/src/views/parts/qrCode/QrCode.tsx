import { encodeQR } from 'qr'
import { type ReactNode, useMemo } from 'react'
import { useStyles } from '../../../ui/index.js'
import { qrCodeStyles } from './QrCode.css.js'

interface QrCodeProps {
  readonly text: string | undefined
  readonly label: string
  readonly children: ReactNode
}

/** A QR code on a card that is white in every theme, because cameras need the contrast. */
export function QrCode({ text, label, children }: QrCodeProps) {
  useStyles(qrCodeStyles)
  return (
    <div className="qr" data-ready={text !== undefined || undefined}>
      {text === undefined ? null : <QrDots text={text} label={label} />}
      <div className="qr-logo">{children}</div>
    </div>
  )
}

function QrDots({ text, label }: Pick<QrCodeProps, 'label'> & { readonly text: string }) {
  const { size, rings, marks } = useMemo(() => buildQrShape(text), [text])
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      {rings.map((d, ring) => (
        // A renewed code replaces the modules without an animation.
        // biome-ignore lint/suspicious/noArrayIndexKey: a ring is its place
        <path key={ring} className={`qr-dots qr-ring-${ring}`} d={d} />
      ))}
      {marks.map(([x, y]) => (
        <g key={`${x} ${y}`} className="qr-mark">
          <rect className="qr-mark-frame" x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.75} />
          <rect className="qr-mark-heart" x={x + 2} y={y + 2} width={3} height={3} rx={0.9} />
        </g>
      ))}
    </svg>
  )
}

export interface QrShape {
  readonly size: number
  /** Paths of the modules, from the centre outwards, stroked with round caps. */
  readonly rings: readonly string[]
  /** The upper left corners of the three finder patterns, seven modules wide. */
  readonly marks: readonly (readonly [x: number, y: number])[]
}

const markSize = 7
const ringCount = 8
/** The logo covers about a twentieth of the code, well below what error correction recovers. */
const logoShare = 0.22

export function buildQrShape(text: string): QrShape {
  const dark = readDark(text)
  const size = dark.length
  const middle = (size - 1) / 2
  const logo = (size * logoShare) / 2
  const rings: string[][] = Array.from({ length: ringCount }, () => [])
  for (const [y, row] of dark.entries()) {
    for (const [x, isDark] of row.entries()) {
      const distance = Math.max(Math.abs(x - middle), Math.abs(y - middle))
      if (!isDark || distance <= logo || isMark(x, y, size)) continue
      const ring = Math.min(ringCount - 1, Math.floor((distance / middle) * ringCount))
      rings[ring]?.push(`M${x + 0.5} ${y + 0.5}h.01`)
    }
  }
  const far = size - markSize
  return {
    size,
    rings: rings.map(dots => dots.join('')),
    marks: [
      [0, 0],
      [far, 0],
      [0, far],
    ],
  }
}

function isMark(x: number, y: number, size: number): boolean {
  const isNear = (at: number) => at < markSize
  const isFar = (at: number) => at >= size - markSize
  return (isNear(x) && isNear(y)) || (isFar(x) && isNear(y)) || (isNear(x) && isFar(y))
}

function readDark(text: string): readonly (readonly boolean[])[] {
  // The encoder requires a border; the card already is the quiet zone.
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
  return bordered.slice(1, -1).map(row => row.slice(1, -1))
}
