import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { toUtf8 } from '../../../keys/encoding.ts'

/** The EIP-55 address of an uncompressed public key. */
export const formatEvmAddress = (publicKey: Uint8Array): `0x${string}` =>
  checksumEvmAddress(bytesToHex(keccak_256(publicKey.subarray(1)).subarray(-20)))

/** @param address 40 hex digits, with or without 0x, in any case */
export function checksumEvmAddress(address: string): `0x${string}` {
  const digits = address.replace(/^0x/, '').toLowerCase()
  const digest = bytesToHex(keccak_256(toUtf8(digits)))
  const cased = Array.from(digits, (digit, index) =>
    Number.parseInt(digest[index] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${cased.join('')}`
}
