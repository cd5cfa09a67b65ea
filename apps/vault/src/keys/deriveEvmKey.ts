import { HDKey } from '@scure/bip32'
import type { Bytes } from './Bytes.ts'

const path = "m/44'/60'/0'/0/0"

/** The secp256k1 key of the first Ethereum account, as wallets everywhere derive it. */
export function deriveEvmKey(seed: Bytes): Bytes {
  const master = HDKey.fromMasterSeed(seed)
  const account = master.derive(path)
  try {
    if (!account.privateKey) throw new Error(`There is no key at ${path}.`)
    return new Uint8Array(account.privateKey)
  } finally {
    account.wipePrivateData()
    master.wipePrivateData()
  }
}
