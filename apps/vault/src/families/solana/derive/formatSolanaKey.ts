import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import type { Bytes } from '../../../keys/Bytes.ts'
import { wipe } from '../../../keys/wipe.ts'

/** Formats the key for other wallets: secret key followed by public key. */
export function formatSolanaKey(key: Bytes): string {
  const pair = new Uint8Array(64)
  pair.set(key)
  pair.set(ed25519.getPublicKey(key), 32)
  const text = base58.encode(pair)
  wipe(pair)
  return text
}
