import { defineQuery } from '../../query/Query.js'

/** What names end with that accounts can register at the site's services; undefined where they cannot. */
export const nameZoneQuery = defineQuery<string | undefined, Readonly<Record<never, never>>>({
  name: 'nameZone',
  async fetch(portico) {
    const { readNameZone } = await import('../../data/readServedNetworks.js')
    return readNameZone(portico)
  },
})
