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
