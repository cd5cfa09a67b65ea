import { HDKey } from '@scure/bip32'
import type { Bytes } from './Bytes.ts'
import { takeBytes } from './takeBytes.ts'

export const hardened = 0x8000_0000

/** The secp256k1 key at a path (BIP-32). */
export function deriveBip32Key(seed: Bytes, path: readonly number[]): Bytes {
  let node = HDKey.fromMasterSeed(seed)
  for (const index of path) {
    const next = node.deriveChild(index)
    // Every key can be derived from those on the way to it.
    node.wipePrivateData()
    node = next
  }
  // Each look at it makes a copy.
  const { privateKey } = node
  node.wipePrivateData()
  if (!privateKey) throw new Error('There is no key at the path of the first account.')
  return takeBytes(privateKey)
}
