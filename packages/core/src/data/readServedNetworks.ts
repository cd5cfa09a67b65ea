import type { SupportedChains } from '@portico/protocol/data'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import type { DataService } from '../services/createDataService.js'
import { getDataService } from './getDataService.js'

/** Fetched once per visit; after a failure the next caller retries. */
const supportedChainsQuery = defineQuery<SupportedChains, DataService>({
  name: 'supportedChains',
  isHidden: true,
  queryFn: (_portico, service) => service.fetchSupportedChains(),
})

export async function readServedNetworks(portico: Portico): Promise<readonly string[]> {
  return (await readSupportedChains(portico))?.http ?? []
}

export async function readNameZone(portico: Portico): Promise<string | undefined> {
  return (await readSupportedChains(portico))?.nameZone
}

async function readSupportedChains(portico: Portico): Promise<SupportedChains | undefined> {
  const service = getDataService(portico)
  return service && fetchQuery(portico, supportedChainsQuery, service)
}
