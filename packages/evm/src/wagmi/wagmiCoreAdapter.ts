import type { AdapterFactory } from '@portico/core'
import { eip155Family } from '@portico/core/adapter'
import {
  type Config,
  connect,
  disconnect,
  reconnect,
  switchAccount,
  switchChain,
  watchConnectors,
} from '@wagmi/core'
import { createWagmiAdapter, type WagmiListing } from './createWagmiAdapter.js'

const actions = { connect, disconnect, reconnect, switchAccount, switchChain, watchConnectors }

export interface WagmiCoreAdapterOptions extends WagmiListing {
  /** The site's `@wagmi/core` config. Its `chains` should be the EVM networks of the kit. */
  readonly config: Config
}

/** `wagmiAdapter` for sites with `@wagmi/core` but without wagmi's React hooks. */
export function wagmiCoreAdapter({ config, ...listing }: WagmiCoreAdapterOptions): AdapterFactory<'eip155'> {
  return {
    family: eip155Family,
    type: 'wagmi',
    create: context => createWagmiAdapter(context, { config, actions }, listing),
  }
}
