import type { PaymentAsset } from '@portico/protocol'
import { dataPaths, PricesSchema } from '@portico/protocol/data'
import { balanceQuery } from '../../data/fetchBalance.js'
import { readHoldings } from '../../data/readHoldings.js'
import type { CaipAddress, CaipNetworkId } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { cacheLifetimes } from '../../query/cacheLifetimes.js'
import { defineService } from '../../query/defineService.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { defineQuery } from '../../query/Query.js'
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

const getHttp = /*#__PURE__*/ defineService('data', http => http)

/** Price and logo of a payment asset; null if the data service does not list it. */
export const payTokenQuery = defineQuery<PayToken | null, PaymentAsset>({
  name: 'payToken',
  queryKey: ({ network, asset }) => `${network} ${asset}`,
  staleTime: cacheLifetimes.portfolio,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, { network, asset }, signal) {
    const http = getHttp(portico)
    if (!http) return null
    // The network was checked by `parsePayment`.
    const id = toTokenId(network as CaipNetworkId, asset === 'native' ? undefined : asset)
    const body = { currency: 'usd', addresses: [id] }
    const { fungibles } = await http.ask(dataPaths.price, body, {
      schema: PricesSchema,
      limit: configAnswerLimit,
      signal,
    })
    const found = fungibles.find(({ address }) => address?.toLowerCase() === id.toLowerCase())
    return found
      ? { price: found.price, iconUrl: getStrangersPictureUrl(portico.options, found.iconUrl) ?? '' }
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
