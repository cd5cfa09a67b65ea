import type { SupportedChains } from '@portico/protocol/data'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { DataService } from '../services/createDataService.js'
import type { Portico } from '../types/Portico.js'
import { getDataService } from './getDataService.js'

/** Asked once a visit; where that fails, again by whoever needs it next. */
const supportedChainsQuery = defineQuery<SupportedChains, DataService>({
  name: 'supportedChains',
  isHidden: true,
  fetch: (_portico, service) => service.fetchSupportedChains(),
})

/** The networks of which the data service knows anything (W-11). */
export async function readServedNetworks(portico: Portico): Promise<readonly string[]> {
  return (await readSupportedChains(portico))?.http ?? []
}

/** What names end with that accounts can register there; undefined where they cannot. */
export async function readNameZone(portico: Portico): Promise<string | undefined> {
  return (await readSupportedChains(portico))?.nameZone
}

async function readSupportedChains(portico: Portico): Promise<SupportedChains | undefined> {
  const service = getDataService(portico)
  return service && fetchQuery(portico, supportedChainsQuery, service)
}
