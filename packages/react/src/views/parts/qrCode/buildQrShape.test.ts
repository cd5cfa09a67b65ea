import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import { buildQrShape, type QrShape } from './QrCode.js'

const uri = `wc:${'0f1e2d3c'.repeat(8)}@2?expiryTimestamp=1700000240&relay-protocol=irn&symKey=${'9a8b7c6d'.repeat(8)}`

/** Simulates a camera: round modules on a white card, a dark logo over the middle. */
function photograph({ size, rings, marks }: QrShape, logo: boolean) {
  const scale = 8
  const quiet = 4
  const edge = (size + 2 * quiet) * scale
  const data = new Uint8Array(edge * edge * 4).fill(255)
  const paint = (isDark: (x: number, y: number) => boolean) => {
    for (let row = 0; row < edge; row += 1) {
      for (let column = 0; column < edge; column += 1) {
        const x = (column + 0.5) / scale - quiet
        const y = (row + 0.5) / scale - quiet
        if (isDark(x, y)) data.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3)
      }
    }
  }
  const dots = new Set(
    [...rings.join('').matchAll(/M([\d.]+) ([\d.]+)h/g)].map(
      ([, x, y]) => `${Math.floor(Number(x))} ${Math.floor(Number(y))}`,
    ),
  )
  paint(
    (x, y) =>
      dots.has(`${Math.floor(x)} ${Math.floor(y)}`) && Math.hypot((x % 1) - 0.5, (y % 1) - 0.5) < 0.45,
  )
  for (const [left, top] of marks) {
    paint((x, y) => {
      const distance = Math.max(Math.abs(x - left - 3.5), Math.abs(y - top - 3.5))
      return distance < 1.5 || (distance > 2.5 && distance < 3.5)
    })
  }
  if (logo) paint((x, y) => Math.max(Math.abs(x - size / 2), Math.abs(y - size / 2)) < size * 0.09)
  return { width: edge, height: edge, data }
}

it.each([false, true])('draws a code that reads back as the pairing link, with a logo: %s [C-02]', logo => {
  expect(decodeQR(photograph(buildQrShape(uri), logo))).toBe(uri)
})

it('leaves room for the logo and draws each dot once', () => {
  const { size, rings, marks } = buildQrShape(uri)
  const dots = [...rings.join('').matchAll(/M([\d.]+) ([\d.]+)h/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(new Set(dots.map(String)).size).toBe(dots.length)
  expect(dots.filter(([x = 0, y = 0]) => Math.hypot(x - size / 2, y - size / 2) < size * 0.1)).toEqual([])
  expect(marks).toHaveLength(3)
})
