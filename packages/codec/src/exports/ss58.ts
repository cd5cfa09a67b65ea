import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

export interface Ss58Address {
  readonly publicKey: Uint8Array
  /** Identifies the network. */
  readonly prefix: number
}

const keyLength = 32
const checksumLength = 2
const longestAddress = 50

export function encodeSs58(publicKey: Uint8Array, prefix: number): string {
  const body = concatBytes(encodePrefix(prefix), publicKey)
  return base58.encode(concatBytes(body, getChecksum(body)))
}

/** Accepts addresses of 32-byte keys of any network. Undefined if invalid. */
export function decodeSs58(address: unknown): Ss58Address | undefined {
  if (typeof address !== 'string' || address.length > longestAddress) return undefined
  const bytes = decodeBase58(address)
  const [first = 0, second = 0] = bytes ?? []
  // Prefixes from 64 on take two bytes, as bit 6 of the first one indicates.
  const isLong = (first & 0x40) !== 0
  const start = isLong ? 2 : 1
  const end = start + keyLength
  if (bytes?.length !== end + checksumLength) return undefined
  const checksum = getChecksum(bytes.subarray(0, end))
  if (bytes[end] !== checksum[0] || bytes[end + 1] !== checksum[1]) return undefined
  const prefix = isLong ? ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8) : first
  return { publicKey: bytes.slice(start, end), prefix }
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

function encodePrefix(prefix: number): Uint8Array {
  if (prefix < 64) return Uint8Array.of(prefix)
  return Uint8Array.of(((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6))
}

const getChecksum = (body: Uint8Array) =>
  blake2b(concatBytes(utf8ToBytes('SS58PRE'), body), { dkLen: 64 }).subarray(0, checksumLength)
