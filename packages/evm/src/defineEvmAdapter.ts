import type { AdapterFactory, AdapterType } from '@portico/core'
import { createEvmAdapter } from './createEvmAdapter.js'
import type { EvmWallet } from './discovery/EvmWallet.js'

export interface EvmOptions {
  /** Wallets that do not inject themselves, e.g. the provider of a vendor's own library. */
  readonly wallets?: readonly EvmWallet[] | undefined
}

export function defineEvmAdapter(type: AdapterType, { wallets = [] }: EvmOptions): AdapterFactory<'eip155'> {
  return { namespace: 'eip155', type, create: context => createEvmAdapter(context, { type, wallets }) }
}
