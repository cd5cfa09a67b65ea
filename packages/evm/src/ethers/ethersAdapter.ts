import type { AdapterFactory } from '@portico/core'
import { defineEvmAdapter, type EvmOptions } from '../defineEvmAdapter.js'

/** EVM wallets for sites that use ethers 6; `getEthersSigner` gives them their signer. */
export function ethersAdapter(options: EvmOptions = {}): AdapterFactory<'eip155'> {
  return defineEvmAdapter('ethers', options)
}
