import type { AdapterFactory, AdapterType } from '@portico/core'
import { eip155Family } from '@portico/core/adapter'
import { createEvmAdapter } from './createEvmAdapter.js'
import type { EvmWallet } from './discovery/EvmWallet.js'

export interface EvmOptions {
  /** Wallets that do not inject themselves, e.g. the provider of a vendor's own library. */
  readonly wallets?: readonly EvmWallet[] | undefined
}

export function defineEvmAdapter(type: AdapterType, { wallets = [] }: EvmOptions): AdapterFactory<'eip155'> {
  return { family: eip155Family, type, create: context => createEvmAdapter(context, { type, wallets }) }
}
