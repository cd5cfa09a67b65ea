import { concatBytes } from '@noble/hashes/utils.js'
import { hash160, isSame } from './hashes.js'
import type { BitcoinAddress } from './readAddress.js'

/** Whether this address is that of this key, compressed (33 bytes) or, for the oldest kind, not. */
export function matchesKey({ kind, program }: BitcoinAddress, key: Uint8Array): boolean {
  const hash = hash160(key)
  if (kind === 'p2pkh') return isSame(hash, program)
  if (key.length !== 33) return false
  if (kind === 'p2wpkh') return isSame(hash, program)
  // A script that holds nothing but the segwit program of the key.
  return kind === 'p2sh' && isSame(hash160(concatBytes(Uint8Array.of(0, 20), hash)), program)
}
