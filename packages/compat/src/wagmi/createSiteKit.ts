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

/** Portico options without an equivalent in the other kit. */
export type OwnOptions = Partial<Omit<PorticoOptions<NetworkInputs>, 'networks' | 'adapters'>>

export function createSiteKit(config: Config, options: OwnOptions): Portico {
  const { projectId, metadata } = getSite(config.chains)
  return createPortico({
    projectId,
    networks: config.chains,
    adapters: [wagmiAdapter({ config })],
    sources: projectId ? [pairing()] : [],
    customRpcUrls: listRpcUrls(config),
    ...options,
    metadata: { ...metadata, ...options.metadata },
  })
}

/** The kit uses the same endpoints as wagmi. */
function listRpcUrls(config: Config): Readonly<Record<CaipNetworkId, readonly { readonly url: string }[]>> {
  return Object.fromEntries(
    config.chains.flatMap(chain => {
      const { transport } = config.getClient({ chainId: chain.id })
      // Not every transport has a single URL.
      const url: unknown = 'url' in transport ? transport.url : undefined
      return typeof url === 'string' && /^https?:/.test(url)
        ? [[defineNetwork(chain).caipNetworkId, [{ url }]]]
        : []
    }),
  )
}
