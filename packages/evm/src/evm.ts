import type { AdapterFactory } from '@portico/core'
import { createEvmAdapter } from './createEvmAdapter.js'
import type { EvmWallet } from './discovery/EvmWallet.js'

export interface EvmOptions {
  /** Wallets that do not inject themselves, e.g. the provider of a vendor's own library. */
  readonly wallets?: readonly EvmWallet[] | undefined
}

/** EVM wallets over plain EIP-1193: no chain library needed. */
export function evm({ wallets = [] }: EvmOptions = {}): AdapterFactory {
  const type = 'evm'
  return { namespace: 'eip155', type, create: context => createEvmAdapter(context, { type, wallets }) }
}
