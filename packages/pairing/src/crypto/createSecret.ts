import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'

export function createSecret(): string {
  return bytesToHex(randomBytes(32))
}
