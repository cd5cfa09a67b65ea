import { createHash } from 'node:crypto'

export interface Mark {
  seed: string
  label: string
  shape: 'square' | 'hexagon' | 'circle'
}

const outlines = {
  square: '<rect width="80" height="80" rx="20" fill="url(#g)"/>',
  hexagon:
    '<path d="M40 2 73 21v38L40 78 7 59V21z" fill="url(#g)" stroke="url(#g)" stroke-linejoin="round" stroke-width="4"/>',
  circle: '<circle cx="40" cy="40" r="40" fill="url(#g)"/>',
} as const

/** Draws a mark in place of a trademark, with attributes only, to satisfy the strictest CSP. */
export function drawMark({ seed, label, shape }: Mark): string {
  const bytes = createHash('sha256').update(seed).digest()
  const byte = (index: number) => bytes[index] ?? 0
  const hue = Math.round((byte(0) / 255) * 360)
  const otherHue = (hue + 30 + (byte(1) % 60)) % 360
  const initials = readInitials(label)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">',
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1" gradientTransform="rotate(${byte(2) % 40} .5 .5)">`,
    `<stop stop-color="hsl(${hue},62%,${lightness(hue)}%)"/>`,
    `<stop offset="1" stop-color="hsl(${otherHue},66%,${lightness(otherHue) - 10}%)"/>`,
    '</linearGradient></defs>',
    outlines[shape],
    drawPattern(byte),
    initials && drawInitials(initials),
    '</svg>',
  ].join('')
}

/** Hues perceived as light need a darker background for white initials. */
function lightness(hue: number) {
  return hue > 35 && hue < 195 ? 33 : 46
}

function drawPattern(byte: (index: number) => number) {
  const angle = (byte(3) / 255) * Math.PI * 2
  const x = Math.round(40 + Math.cos(angle) * 16)
  const y = Math.round(40 + Math.sin(angle) * 16)
  const radius = 8 + (byte(4) % 8)
  return (
    `<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="${3 + (byte(5) % 3)}">` +
    `<circle cx="${x}" cy="${y}" r="${radius}"/><circle cx="${80 - x}" cy="${80 - y}" r="${radius + 4}"/></g>`
  )
}

function drawInitials(initials: string) {
  const size = [0, 40, 32, 24, 20][initials.length] ?? 18
  return (
    `<text x="40" y="41" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" ` +
    `text-anchor="middle" dominant-baseline="central">${initials}</text>`
  )
}

export function readInitials(label: string): string {
  if (/^[A-Z0-9]{1,4}$/.test(label)) return label
  const words = label.split(/[^A-Za-z0-9]+/).filter(word => word !== '' && word !== 'Wallet')
  const [first = '', second = ''] = words
  const inner = second || first.slice(1).match(/[A-Z]/)?.[0] || ''
  return (first.slice(0, 1) + inner.slice(0, 1)).toUpperCase()
}
