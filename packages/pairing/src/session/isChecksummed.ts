import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** EIP-55: letters of one case carry no checksum, mixed ones must match it. */
export function isChecksummed(address: string): boolean {
  const digits = address.slice(2)
  const lower = digits.toLowerCase()
  if (digits === lower || digits === digits.toUpperCase()) return true
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return [...lower].every((digit, index) => {
    const upper = (hash[index] ?? '0') > '7'
    return digits[index] === (upper ? digit.toUpperCase() : digit)
  })
}
