import { gasPriceNotSupported, PorticoError, swapsNotSupported } from '@portico/protocol'
import { coinAddress } from '@portico/protocol/data'
import type { CaipAddress, CaipNetworkId } from '../../families/ChainNamespace.js'
import { isSwapNetwork } from '../../families/networks/swapNetworks.js'
import type { Portico } from '../../runtime/Portico.js'
import { createHttpClient } from '../../services/createHttpClient.js'
import { createSwapService, type SwapService } from '../../services/createSwapService.js'
import { getServiceQuery } from '../../services/getServiceQuery.js'
import { type MemoryKey, recall } from '../../store/recall.js'

const memory: MemoryKey<{ service?: SwapService }> = { create: () => ({}) }

/** The swap service of a network; throws if there is none. */
export async function findSwapService(portico: Portico, caipNetworkId: CaipNetworkId): Promise<SwapService> {
  if (!isSwapNetwork(caipNetworkId)) throw new PorticoError(swapsNotSupported)
  return (await findServing(portico, caipNetworkId)) ?? refuse()
}

function refuse(): never {
  throw new PorticoError(swapsNotSupported)
}

/** Current gas price in the smallest unit of the native coin (W-18). */
export async function fetchGasPrice(portico: Portico, caipNetworkId: CaipNetworkId): Promise<bigint> {
  const service = await findServing(portico, caipNetworkId)
  if (!service) throw new PorticoError(gasPriceNotSupported)
  return BigInt((await service.fetchGasPrice(caipNetworkId)).standard)
}

/** The data service, if it serves the network (W-11). */
async function findServing(portico: Portico, caipNetworkId: CaipNetworkId): Promise<SwapService | undefined> {
  const { environment, options } = portico
  const { data: baseUrl } = options.services
  if (!baseUrl) return undefined
  const { readServedNetworks } = await import('../../data/readServedNetworks.js')
  if (!(await readServedNetworks(portico)).includes(caipNetworkId)) return undefined
  const known = recall(portico, memory)
  known.service ??= createSwapService(
    createHttpClient({ environment, baseUrl, query: getServiceQuery(portico) }),
  )
  return known.service
}

/** CAIP-10 id of a token; the native coin uses a placeholder address. */
export const toTokenId = (caipNetworkId: CaipNetworkId, address: string | undefined): CaipAddress =>
  `${caipNetworkId}:${address || coinAddress}`
