import { HDKey } from '@scure/bip32'
import { type Bytes, takeBytes } from './Bytes.ts'

export const hardened = 0x8000_0000

export function deriveBip32Key(seed: Bytes, path: readonly number[]): Bytes {
  let node = HDKey.fromMasterSeed(seed)
  for (const index of path) {
    const next = node.deriveChild(index)
    // Child keys can be derived from intermediate keys, so these are wiped.
    node.wipePrivateData()
    node = next
  }
  const { privateKey } = node
  node.wipePrivateData()
  if (!privateKey) throw new Error('The derivation path yields no key.')
  return takeBytes(privateKey)
}
