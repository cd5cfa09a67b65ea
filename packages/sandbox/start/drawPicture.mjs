import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const side = 256

/** A deterministic PNG of rings in two colours, as the image of the sandbox's NFTs. */
export function drawPicture(text) {
  const [red, green, blue, width, x, y] = createHash('sha256').update(text).digest()
  const colours = [
    [red, green, blue],
    [255 - red, 255 - green, 255 - blue],
  ]
  const centre = [(x / 255) * side, (y / 255) * side]
  const rows = Array.from({ length: side }, (_, row) => {
    const pixels = Array.from({ length: side }, (_, column) => {
      const distance = Math.hypot(column - centre[0], row - centre[1])
      return colours[Math.floor(distance / (16 + (width % 32))) % 2]
    })
    // Each row starts with its filter type, none.
    return Buffer.from([0, ...pixels.flat()])
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2], 8) // eight bits each of red, green and blue
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    formatPart('IHDR', header),
    formatPart('IDAT', deflateSync(Buffer.concat(rows))),
    formatPart('IEND', Buffer.alloc(0)),
  ])
}

function formatPart(type, data) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const body = Buffer.concat([Buffer.from(type), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
