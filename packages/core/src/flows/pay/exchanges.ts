import type { PayRequest } from '@portico/protocol'
import type { Exchange } from '@portico/protocol/data'
import { getFamily } from '../../families/Families.js'
import { defineService } from '../../query/defineService.js'
import { defineQuery } from '../../query/Query.js'
import { createExchangeService } from '../../services/createExchangeService.js'
import type { PorticoState } from '../../store/state.js'
import { parseCaipNetworkId } from '../../utils/parseCaipNetworkId.js'
import { dataRetryGap } from '../../utils/timing.js'

export const getExchangeService = /*#__PURE__*/ defineService('data', createExchangeService)

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
