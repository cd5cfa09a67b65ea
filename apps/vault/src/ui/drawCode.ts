import { encodeQR } from 'qr'

const create = (tag: string, attributes: Readonly<Record<string, string>>) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** A QR code, dark on light in every theme, with a quiet zone. */
export function drawCode(text: string, label: string): Element {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  const size = String(rows.length)
  const code = create('svg', {
    class: 'code',
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': label,
    'shape-rendering': 'crispEdges',
  })
  code.append(
    create('rect', { width: size, height: size, fill: '#fff' }),
    create('path', { d: squares.join(''), fill: '#000' }),
  )
  return code
}
