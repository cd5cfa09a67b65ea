import type { Portico } from '../types/Portico.js'

/** How the kit is set up, for the INITIALIZE event. Addresses with keys in them and functions stay at home. */
export function describeOptions({ options, store, adapters }: Portico): Readonly<Record<string, unknown>> {
  const { networks, features, theme } = store.get()
  const { services, rpcUrls, defaultNetwork, siwx, sdkVersion: _, projectId: __, ...plain } = options
  return {
    ...plain,
    networks: networks.requested.map(network => network.caipNetworkId),
    defaultNetwork: defaultNetwork.caipNetworkId,
    adapters: [...adapters.values()].map(adapter => adapter.type),
    rpcUrls: Object.keys(rpcUrls),
    services: Object.keys(services),
    siwx: siwx !== undefined,
    features: features.options,
    theme,
  }
}
