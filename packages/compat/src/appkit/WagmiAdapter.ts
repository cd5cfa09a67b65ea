import { type AdapterFactory, defineNetwork } from '@portico/core'
import { wagmiAdapter } from '@portico/evm/wagmi'
import type { Chain } from 'viem'
import {
  type Config,
  type CreateConfigParameters,
  type CreateConnectorFn,
  createConfig,
  type http,
} from 'wagmi'
import { completeConfig } from '../wagmi/createSiteConfig.js'
import type { AppKitAdapter, AppKitNetwork } from './AppKitOptions.js'

type WagmiOptions = Partial<
  Pick<CreateConfigParameters, 'storage' | 'ssr' | 'multiInjectedProviderDiscovery'>
>

export interface WagmiAdapterOptions extends WagmiOptions {
  readonly networks: readonly [AppKitNetwork, ...AppKitNetwork[]]
  readonly projectId?: string | undefined
  readonly connectors?: readonly CreateConnectorFn[] | undefined
  /** The transports of wagmi by chain id. @default the endpoints of the network */
  readonly transports?: Readonly<Record<number, ReturnType<typeof http>>> | undefined
}

/** EVM wallets through wagmi, with its own config: pass `adapter.wagmiConfig` to `WagmiProvider`. */
export class WagmiAdapter implements AppKitAdapter {
  readonly namespace = 'eip155'
  readonly wagmiConfig: Config

  constructor(options: WagmiAdapterOptions) {
    const { networks, connectors = [], transports = {}, projectId: _projectId, ...rest } = options
    const [first, ...others] = networks
      .map(network => defineNetwork(network))
      .filter(({ chainNamespace }) => chainNamespace === 'eip155') as unknown as Chain[] // EVM networks have this shape
    if (!first) throw new TypeError('WagmiAdapter needs at least one EVM network.')
    const chains = [first, ...others] as const
    this.wagmiConfig = createConfig(completeConfig({ ...rest, chains, connectors, transports }))
  }

  toFactory(switches: Parameters<AppKitAdapter['toFactory']>[0] = {}): AdapterFactory {
    return wagmiAdapter({ config: this.wagmiConfig, ...switches })
  }
}
