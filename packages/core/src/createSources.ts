import { tellSourceEvent } from './actions/tellSourceEvent.js'
import { getRpcUrls } from './networks/getRpcUrls.js'
import { createPairingSource } from './pairing/createPairingSource.js'
import { selectRequestedNetwork } from './store/slices/networks.js'
import type { Connector } from './types/Connector.js'
import type { PorticoOptions } from './types/Options.js'
import type { PairingClient } from './types/Pairing.js'
import type { Portico } from './types/Portico.js'
import type { SourceContext, SourceEvent, WalletSource } from './types/Source.js'

/** Builds what the owner gave as sources of wallets, and lists a connector of each in every family that it serves. */
export function createSources(
  given: Pick<PorticoOptions, 'pairing' | 'sources'>,
  { environment, options, store }: Pick<Portico, 'environment' | 'options' | 'store'>,
  getPortico: () => Portico,
): { readonly pairing: PairingClient | undefined; readonly sources: Portico['sources'] } {
  const { projectId, metadata, sdkVersion, locale } = options
  const { requested } = store.get().networks
  const namespaces = [...new Set(requested.map(({ chainNamespace }) => chainNamespace))]
  const createContext = (emit: (event: SourceEvent) => void): SourceContext => ({
    environment,
    projectId,
    metadata,
    sdkVersion,
    locale,
    namespaces,
    getNetworks: () => store.get().networks.requested.map(({ caipNetworkId }) => caipNetworkId),
    getRpcUrls(id) {
      const network = selectRequestedNetwork(store.get().networks, id)
      return network ? getRpcUrls(network, options) : []
    },
    emit,
  })
  const paired =
    given.pairing &&
    createPairingSource(
      given.pairing,
      createContext(event => paired && tellSourceEvent(getPortico(), paired.source, event)),
      getPortico,
    )
  const others = (given.sources ?? []).map(factory => {
    const source = factory.create(createContext(event => tellSourceEvent(getPortico(), source, event)))
    return source
  })
  const all: readonly WalletSource[] = paired ? [paired.source, ...others] : others
  store.set(state => ({ ...state, connectors: all.flatMap(toConnectors) }))
  return { pairing: paired?.client, sources: new Map(all.map(source => [source.id, source])) }
}

function toConnectors(source: WalletSource): readonly Connector[] {
  const { id, name, type, imageId, byCode, namespaces } = source
  return namespaces.map(chain => ({
    id,
    name,
    type,
    chain,
    imageId,
    isSource: true,
    byCode,
    provider: source.getProvider(chain),
  }))
}
