import type { CaipNetworkId } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { DataService } from '../services/createDataService.js'
import { getDataService } from './getDataService.js'
import { readServedNetworks } from './readServedNetworks.js'

export async function findDataService(
  portico: Portico,
  caipNetworkId: CaipNetworkId,
): Promise<DataService | undefined> {
  const networks = await readServedNetworks(portico)
  return networks.includes(caipNetworkId) ? getDataService(portico) : undefined
}
