import {
  type CaipNetworkId,
  createPortico,
  defineNetwork,
  type Portico,
  type PorticoOptions,
} from '@portico/core'
import type { NetworkInputs } from '@portico/core/internal'
import { wagmiAdapter } from '@portico/evm/wagmi'
import { pairing } from '@portico/pairing'
import type { Config } from 'wagmi'
import { getSite } from './createSiteConfig.js'

/** Options of Portico's own, for what the other kit has no name for. */
export type OwnOptions = Partial<Omit<PorticoOptions<NetworkInputs>, 'networks' | 'adapters'>>

/** The kit of a site that has a wagmi config: its chains and, with a project id, wallets on other devices. */
export function createSiteKit(config: Config, options: OwnOptions): Portico {
  const { projectId, metadata } = getSite(config.chains)
  return createPortico({
    projectId,
    networks: config.chains,
    adapters: [wagmiAdapter({ config })],
    sources: projectId ? [pairing()] : [],
    rpcUrls: listRpcUrls(config),
    ...options,
    metadata: { ...metadata, ...options.metadata },
  })
}

/** The kit reads where the site does. */
function listRpcUrls(config: Config): Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> {
  return Object.fromEntries(
    config.chains.flatMap(chain => {
      const { transport } = config.getClient({ chainId: chain.id })
      // Not every transport has one address.
      const url: unknown = 'url' in transport ? transport.url : undefined
      return typeof url === 'string' && /^https?:/.test(url)
        ? [[defineNetwork(chain).caipNetworkId, [{ url }]]]
        : []
    }),
  )
}
