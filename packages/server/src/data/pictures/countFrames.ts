import type { Picture } from './readPicture.js'

type Counter = (bytes: Buffer) => number

/** Counts the first image and every further one. A truncated file counts as far as it goes. */
const countGif: Counter = bytes => {
  const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  /** Skips sub-blocks of up to 255 bytes, each prefixed with its length, up to the empty one. */
  const skipBlocks = (from: number) => {
    let at = from
    for (let length = bytes[at]; length; length = bytes[at]) at += length + 1
    return at + 1
  }
  let frames = 0
  for (let at = 13 + tableLength(bytes[10]); at < bytes.length; ) {
    if (bytes[at] === 0x2c) {
      frames++
      at = skipBlocks(at + 11 + tableLength(bytes[at + 9]))
    } else if (bytes[at] === 0x21) at = skipBlocks(at + 2)
    else break
  }
  return frames
}

function countPieces(bytes: Buffer, wanted: string, { start, head, tail, isLittle }: PieceShape): number {
  let frames = 0
  for (let at = start; at + 8 <= bytes.length; ) {
    const [lengthAt, nameAt] = isLittle ? [at + 4, at] : [at, at + 4]
    const length = isLittle ? bytes.readUInt32LE(lengthAt) : bytes.readUInt32BE(lengthAt)
    if (bytes.toString('latin1', nameAt, nameAt + 4) === wanted) frames++
    at += head + length + (isLittle ? length % 2 : 0) + tail
  }
  return frames
}
interface PieceShape {
  start: number
  head: number
  tail: number
  isLittle: boolean
}

const counters: Record<Picture['type'], Counter> = {
  'image/gif': countGif,
  'image/png': bytes => countPieces(bytes, 'fcTL', { start: 8, head: 8, tail: 4, isLittle: false }),
  'image/webp': bytes => countPieces(bytes, 'ANMF', { start: 12, head: 8, tail: 0, isLittle: true }),
  'image/jpeg': () => 1,
}

export const countFrames = (bytes: Buffer, type: Picture['type']): number =>
  Math.max(1, counters[type](bytes))
