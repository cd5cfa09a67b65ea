import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function isChecksummed(digits: string): boolean {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  return [...lower].every((digit, index) => {
    const upper = (hash[index] ?? '0') > '7'
    return digits[index] === (upper ? digit.toUpperCase() : digit)
  })
}
