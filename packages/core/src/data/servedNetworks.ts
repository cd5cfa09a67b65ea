import { defineQuery } from '../query/Query.js'

/**
 * The networks of which the data service knows anything, for those who show it. Not what the readers of the data service
 * ask: they would hold on to this, and this to them, in pages that use neither.
 */
export const servedNetworksQuery = defineQuery<readonly string[], Readonly<Record<never, never>>>({
  name: 'servedNetworks',
  async fetch(portico) {
    const { readServedNetworks } = await import('./readServedNetworks.js')
    return readServedNetworks(portico)
  },
})
