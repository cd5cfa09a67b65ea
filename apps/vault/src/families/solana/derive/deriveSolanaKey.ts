import { ed25519 } from '@noble/curves/ed25519.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha512 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { type Bytes, takeBytes, wipe } from '../../../keys/Bytes.ts'
import { toUtf8 } from '../../../keys/encoding.ts'

/** m/44'/501'/0'/0', as in Phantom. Ed25519 supports hardened derivation only (SLIP-10). */
const path = [44, 501, 0, 0]
const hardened = 0x8000_0000

export function deriveSolanaKey(seed: Uint8Array): Bytes {
  let node = hmac(sha512, toUtf8('ed25519 seed'), seed)
  for (const index of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, hardened + index)
    const next = hmac(sha512, node.subarray(32), data)
    wipe(node, data)
    node = next
  }
  const key = takeBytes(node.subarray(0, 32))
  wipe(node)
  return key
}

export function formatSolanaKey(key: Bytes): string {
  const pair = new Uint8Array(64)
  pair.set(key)
  pair.set(ed25519.getPublicKey(key), 32)
  const text = base58.encode(pair)
  wipe(pair)
  return text
}
