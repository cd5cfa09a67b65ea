import type { PayRequest } from '@portico/protocol'
import type { Exchange } from '@portico/protocol/data'
import { getFamily } from '../../families/Families.js'
import { defineQuery } from '../../query/Query.js'
import type { Portico } from '../../runtime/Portico.js'
import { createExchangeService, type ExchangeService } from '../../services/createExchangeService.js'
import { createHttpClient } from '../../services/createHttpClient.js'
import { getServiceQuery } from '../../services/getServiceQuery.js'
import type { PorticoState } from '../../store/state.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import { dataRetryGap } from '../../utils/timing.js'

export function getExchangeService(portico: Portico): ExchangeService | undefined {
  const { environment, options } = portico
  const { data: baseUrl } = options.services
  if (!baseUrl) return undefined
  return createExchangeService(createHttpClient({ environment, baseUrl, query: getServiceQuery(portico) }))
}

/** CAIP-19 id of the payment asset; undefined if no exchange can pay in it. */
export function toAssetId({ families }: PorticoState, { paymentAsset }: PayRequest): string | undefined {
  const { network, asset } = paymentAsset
  const { assetNames } = getFamily(families, parseCaipNetworkId(network).chainNamespace)
  if (!assetNames) return undefined
  return `${network}/${asset === 'native' ? assetNames.coin : `${assetNames.token}:${asset}`}`
}

/** Payment services for an order. Empty if unknown: paying by wallet is always possible. */
export const exchangesQuery = defineQuery<readonly Exchange[], PayRequest>({
  name: 'exchanges',
  queryKey: ({ orderId }) => orderId,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, request, signal) {
    const asset = toAssetId(portico.store.get(), request)
    const service = asset && getExchangeService(portico)
    if (!service) return []
    const { amount, payWithExchange } = request
    return service.fetchExchanges({ ...payWithExchange, asset, amount }, signal)
  },
})
