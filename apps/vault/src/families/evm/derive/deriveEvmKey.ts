import { HDKey } from '@scure/bip32'
import type { Bytes } from '../../../keys/Bytes.ts'
import { takeBytes } from '../../../keys/takeBytes.ts'

const hardened = 0x8000_0000

/** m/44'/60'/0'/0/0 */
const path = [hardened + 44, hardened + 60, hardened, 0, 0]

/** The secp256k1 key of the first Ethereum account, as wallets everywhere derive it. */
export function deriveEvmKey(seed: Bytes): Bytes {
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
