import type { PaymentAsset } from '@portico/protocol'
import { dataPaths, PricesSchema } from '@portico/protocol/data'
import { balanceQuery } from '../../data/fetchBalance.js'
import { readHoldings } from '../../data/readHoldings.js'
import type { CaipAddress, CaipNetworkId } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { cacheLifetimes } from '../../query/cacheLifetimes.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { defineQuery } from '../../query/Query.js'
import { createHttpClient } from '../../services/createHttpClient.js'
import { getServiceQuery } from '../../services/getServiceQuery.js'
import { getStrangersPictureUrl } from '../../services/getStrangersPictureUrl.js'
import { selectConnectedAccount } from '../../store/selectors.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { configAnswerLimit } from '../../utils/limits.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import { dataRetryGap } from '../../utils/timing.js'
import { toTokenId } from '../swap/findSwapService.js'

export interface PayToken {
  /** In US dollars. */
  readonly price: number
  readonly iconUrl: string
}

/** Price and logo of a payment asset; null if the data service does not list it. */
export const payTokenQuery = defineQuery<PayToken | null, PaymentAsset>({
  name: 'payToken',
  queryKey: ({ network, asset }) => `${network} ${asset}`,
  staleTime: cacheLifetimes.portfolio,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, { network, asset }, signal) {
    const { environment, options } = portico
    const { data: baseUrl } = options.services
    if (!baseUrl) return null
    const { ask } = createHttpClient({ environment, baseUrl, query: getServiceQuery(portico) })
    // The network was checked by `parsePayment`.
    const id = toTokenId(network as CaipNetworkId, asset === 'native' ? undefined : asset)
    const body = { currency: 'usd', addresses: [id] }
    const { fungibles } = await ask(dataPaths.price, body, {
      schema: PricesSchema,
      limit: configAnswerLimit,
      signal,
    })
    const found = fungibles.find(({ address }) => address?.toLowerCase() === id.toLowerCase())
    return found
      ? { price: found.price, iconUrl: getStrangersPictureUrl(options, found.iconUrl) ?? '' }
      : null
  },
})

interface PayBalanceParams {
  /** On the network of the payment, which need not be the active one. */
  readonly caipAddress: CaipAddress
  readonly asset: PaymentAsset
}

/** The payer's balance of the payment asset as decimal text; null if it is unknown. */
export const payBalanceQuery = defineQuery<string | null, PayBalanceParams>({
  name: 'payBalance',
  queryKey: ({ caipAddress, asset }) => `${caipAddress} ${asset.asset}`,
  staleTime: cacheLifetimes.portfolio,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, { caipAddress, asset }) {
    const state = portico.store.get()
    const { chainNamespace: namespace, caipNetworkId } = parseCaipAddress(caipAddress)
    if (asset.asset === 'native') {
      const isOther = selectConnectedAccount(state, namespace)?.caipAddress !== caipAddress
      return (await fetchQuery(portico, balanceQuery, { namespace, caipAddress, isOther })).amount
    }
    const held = await readHoldings(portico, caipAddress)
    const contract = `${caipNetworkId}:${asset.asset}`
    const family = getFamily(state.families, namespace)
    const own = held?.find(({ address }) => address && isSameAddress(family, address, contract))
    if (own) return own.quantity.numeric
    // A token that the service does not list may be held all the same.
    return held && (await fetchQuery(portico, payTokenQuery, asset)) ? '0' : null
  },
})
