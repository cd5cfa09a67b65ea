import type { AdapterFactory } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from '../defineEvmAdapter.js'

/** EVM wallets for sites that use ethers 6. Get the signer with `getEthersSigner`. */
export function ethersAdapter(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('ethers', options)
}
