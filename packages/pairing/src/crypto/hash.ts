import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export function hashKey(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)))
}

export function hashMessage(message: string): string {
  return bytesToHex(sha256(utf8ToBytes(message)))
}
