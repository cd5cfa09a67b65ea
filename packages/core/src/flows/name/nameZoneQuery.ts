import { defineQuery } from '../../query/Query.js'

/** Zone in which accounts can register names at the site's services; undefined if they cannot. */
export const nameZoneQuery = defineQuery<string | undefined, Readonly<Record<never, never>>>({
  name: 'nameZone',
  async queryFn(portico) {
    const { readNameZone } = await import('../../data/readServedNetworks.js')
    return readNameZone(portico)
  },
})
