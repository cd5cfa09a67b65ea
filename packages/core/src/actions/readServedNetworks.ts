import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { DataService } from '../services/createDataService.js'
import type { Portico } from '../types/Portico.js'
import { getDataService } from './getDataService.js'

/** Asked once a visit; where that fails, again by whoever needs it next. */
const supportedChainsQuery = defineQuery<readonly string[], DataService>({
  name: 'supportedChains',
  isHidden: true,
  fetch: (_portico, service) => service.fetchSupportedChains(),
})

/** The networks of which the data service knows anything (W-11). */
export async function readServedNetworks(portico: Portico): Promise<readonly string[]> {
  const service = getDataService(portico)
  return service ? fetchQuery(portico, supportedChainsQuery, service) : []
}
