import { gasPriceNotSupported, PorticoError, swapsNotSupported } from '@portico/protocol'
import { coinAddress } from '@portico/protocol/data'
import type { CaipAddress, CaipNetworkId } from '../../families/ChainNamespace.js'
import { isSwapNetwork } from '../../families/networks/swapNetworks.js'
import { defineService } from '../../query/defineService.js'
import type { Portico } from '../../runtime/Portico.js'
import { createSwapService, type SwapService } from '../../services/createSwapService.js'

const getSwapService = /*#__PURE__*/ defineService('data', createSwapService)

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
  if (!portico.options.services.data) return undefined
  const { readServedNetworks } = await import('../../data/readServedNetworks.js')
  return (await readServedNetworks(portico)).includes(caipNetworkId) ? getSwapService(portico) : undefined
}

/** CAIP-10 id of a token; the native coin uses a placeholder address. */
export const toTokenId = (caipNetworkId: CaipNetworkId, address: string | undefined): CaipAddress =>
  `${caipNetworkId}:${address || coinAddress}`
