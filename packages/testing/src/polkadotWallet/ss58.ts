import { blake2b } from '@noble/hashes/blake2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

const checksumPreamble = utf8ToBytes('SS58PRE')
const keyBytes = 32
const checksumBytes = 2

/** An SS58 address: network prefix, public key, two checksum bytes. */
export function formatSs58(publicKey: Uint8Array, prefix: number): string {
  const body = concatBytes(encodePrefix(prefix), publicKey)
  return base58.encode(concatBytes(body, checksum(body)))
}

/** The key in an address with any prefix; throws if invalid. */
export function parseSs58(address: string): { publicKey: Uint8Array; prefix: number } {
  const bytes = base58.decode(address)
  const start = (bytes[0] ?? 0) & 0x40 ? 2 : 1
  const body = bytes.subarray(0, start + keyBytes)
  const expected = checksum(body)
  const given = bytes.subarray(start + keyBytes)
  if (given.length !== checksumBytes || given[0] !== expected[0] || given[1] !== expected[1]) {
    throw new TypeError(`${address} is no SS58 address.`)
  }
  return { publicKey: body.subarray(start), prefix: decodePrefix(bytes) }
}

const checksum = (body: Uint8Array) =>
  blake2b(concatBytes(checksumPreamble, body), { dkLen: 64 }).subarray(0, checksumBytes)

/** Prefixes from 64 on take two bytes with mixed bits. */
function encodePrefix(prefix: number): Uint8Array {
  if (prefix < 64) return Uint8Array.of(prefix)
  return Uint8Array.of(((prefix & 0xfc) >> 2) | 0x40, (prefix >> 8) | ((prefix & 0x03) << 6))
}

function decodePrefix([first = 0, second = 0]: Uint8Array): number {
  if (!(first & 0x40)) return first
  return ((first & 0x3f) << 2) | (second >> 6) | ((second & 0x3f) << 8)
}
