export interface Picture {
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  width: number
  height: number
}

type Reader = (bytes: Buffer) => Picture | undefined

const startsWith = (bytes: Buffer, text: string, at = 0) =>
  bytes.subarray(at, at + text.length).toString('latin1') === text

const readPng: Reader = bytes =>
  startsWith(bytes, '\x89PNG\r\n\x1a\n') && startsWith(bytes, 'IHDR', 12)
    ? { type: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : undefined

const readGif: Reader = bytes =>
  startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')
    ? { type: 'image/gif', width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : undefined

const readWebp: Reader = bytes => {
  if (!startsWith(bytes, 'RIFF') || !startsWith(bytes, 'WEBP', 8)) return undefined
  const type = 'image/webp'
  if (startsWith(bytes, 'VP8X', 12)) {
    return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  }
  if (startsWith(bytes, 'VP8L', 12)) {
    const bits = bytes.readUInt32LE(21)
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (!startsWith(bytes, 'VP8 ', 12)) return undefined
  return { type, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

/** The size is in the first frame header, after any number of other segments. */
const readJpeg: Reader = bytes => {
  if (!startsWith(bytes, '\xff\xd8\xff')) return undefined
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { type: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
  }
  return undefined
}

const readers = [readPng, readJpeg, readGif, readWebp]

/** Detects the picture type from its bytes. Undefined for SVG, which can contain scripts, and for everything else. */
export function readPicture(bytes: Buffer): Picture | undefined {
  try {
    for (const read of readers) {
      const picture = read(bytes)
      if (picture) return picture
    }
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause // the header is truncated
  }
  return undefined
}

type Counter = (bytes: Buffer) => number

const countGif: Counter = bytes => {
  const tableLength = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
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
