import type { AdapterFactory } from '@portico/core'
import { eip155Family } from '@portico/core/adapter'
import type { Config } from 'wagmi'
import { connect, disconnect, reconnect, switchAccount, switchChain, watchConnectors } from 'wagmi/actions'
import { createWagmiAdapter, type WagmiListing } from './createWagmiAdapter.js'

const actions = { connect, disconnect, reconnect, switchAccount, switchChain, watchConnectors }

export interface WagmiAdapterOptions extends WagmiListing {
  /** The site's wagmi config. Its `chains` should be the EVM networks of the kit. */
  readonly config: Config
}

/** EVM wallets through wagmi: the kit and wagmi's own hooks share one connection. */
export function wagmiAdapter({ config, ...listing }: WagmiAdapterOptions): AdapterFactory<'eip155'> {
  return {
    family: eip155Family,
    type: 'wagmi',
    create: context => createWagmiAdapter(context, { config, actions }, listing),
  }
}
