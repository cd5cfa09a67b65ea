import type { AdapterFactory } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from '../defineEvmAdapter.js'

/** EVM wallets for sites that use ethers 5. Get the signer with `getEthers5Signer`. */
export function ethers5Adapter(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('ethers5', options)
}
