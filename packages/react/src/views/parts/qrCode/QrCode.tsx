import { type ReactNode, useMemo } from 'react'
import { useStyles } from '../../../ui/useStyles.js'
import { buildQrShape } from './buildQrShape.js'
import { qrCodeStyles } from './QrCode.css.js'

export interface QrCodeProps {
  readonly text: string | undefined
  readonly label: string
  /** The logo, 56 px. */
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
