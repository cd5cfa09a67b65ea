import { defineQuery } from '../query/Query.js'

/** Separate from `readServedNetworks`: a circular dependency would keep both in bundles that use neither. */
export const servedNetworksQuery = defineQuery<readonly string[], Readonly<Record<never, never>>>({
  name: 'servedNetworks',
  async queryFn(portico) {
    const { readServedNetworks } = await import('./readServedNetworks.js')
    return readServedNetworks(portico)
  },
})
