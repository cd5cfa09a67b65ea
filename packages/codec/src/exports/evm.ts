import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The EIP-55 spelling of 40 hex digits in any case, with or without `0x`. */
export function checksumAddress(address: string): `0x${string}` {
  const digits = address.replace(/^0x/i, '').toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const cased = Array.from(digits, (digit, index) =>
    (hash[index] ?? '0') > '7' ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}

/** The address of an uncompressed secp256k1 key (65 bytes), in lower case. */
export const getKeyAddress = (publicKey: Uint8Array): `0x${string}` =>
  `0x${bytesToHex(keccak_256(publicKey.subarray(1)).subarray(12))}`

/** A personal message as it is signed (EIP-191): the prefix prevents it from being a valid transaction. */
export function prefixPersonalMessage(message: Uint8Array | string): Uint8Array {
  const bytes = typeof message === 'string' ? utf8ToBytes(message) : message
  return concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${bytes.length}`), bytes)
}

export const hashPersonalMessage = (message: Uint8Array | string): Uint8Array =>
  keccak_256(prefixPersonalMessage(message))
