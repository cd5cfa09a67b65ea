import { blake2b } from '@noble/hashes/blake2.js'
import { base58 } from '@scure/base'

const checksumPrefix = new TextEncoder().encode('SS58PRE')
const checksumLength = 2
const keyLength = 32

/** The public key of an SS58 address of any network; undefined if invalid. */
export function decodeAddress(address: unknown): Uint8Array | undefined {
  if (typeof address !== 'string' || address.length < 46 || address.length > 50) return undefined
  try {
    const bytes = base58.decode(address)
    // Prefixes from 64 on take two bytes, as the first one indicates.
    const prefixLength = ((bytes[0] ?? 0) & 0b0100_0000) === 0 ? 1 : 2
    const body = bytes.slice(0, prefixLength + keyLength)
    if (bytes.length !== prefixLength + keyLength + checksumLength) return undefined
    const checksum = getChecksum(body)
    const given = bytes.slice(-checksumLength)
    return checksum.every((byte, index) => byte === given[index]) ? body.slice(prefixLength) : undefined
  } catch {
    return undefined
  }
}

export function encodeAddress(publicKey: Uint8Array, prefix: number): string {
  const body = Uint8Array.from([...encodePrefix(prefix), ...publicKey])
  return base58.encode(Uint8Array.from([...body, ...getChecksum(body)]))
}

function encodePrefix(prefix: number): readonly number[] {
  if (prefix < 64) return [prefix]
  return [((prefix & 0b1111_1100) >> 2) | 0b0100_0000, (prefix >> 8) | ((prefix & 0b11) << 6)]
}

function getChecksum(body: Uint8Array): Uint8Array {
  return blake2b(Uint8Array.from([...checksumPrefix, ...body]), { dkLen: 64 }).slice(0, checksumLength)
}
