import { keccak256 } from './keccak256.js'

/** Normalizes an address to EIP-55: libraries reject a wrong checksum. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak256(digits)
  return `0x${[...digits].map((digit, index) => ((hash[index] ?? '0') > '7' ? digit.toUpperCase() : digit)).join('')}`
}
