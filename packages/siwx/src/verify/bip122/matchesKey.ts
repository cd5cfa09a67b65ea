import { concatBytes } from '@noble/hashes/utils.js'
import { hash160, isSame } from './hashes.js'
import type { BitcoinAddress } from './readAddress.js'

/** Whether the address belongs to the key, compressed (33 bytes) or, for P2PKH, uncompressed. */
export function matchesKey({ kind, program }: BitcoinAddress, key: Uint8Array): boolean {
  const hash = hash160(key)
  if (kind === 'p2pkh') return isSame(hash, program)
  if (key.length !== 33) return false
  if (kind === 'p2wpkh') return isSame(hash, program)
  // P2SH-P2WPKH: the script contains only the key's segwit program.
  return kind === 'p2sh' && isSame(hash160(concatBytes(Uint8Array.of(0, 20), hash)), program)
}
