import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

/** 32 random bytes in hex. */
export function createSecret(): string {
  return bytesToHex(randomBytes(32))
}
