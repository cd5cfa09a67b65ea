import { BalanceQuerySchema, type Balances, dataPaths, type TokenBalance } from '@portico/protocol/data'
import { readQuery } from '../../http/readRequest.js'
import type { Holding, Price } from '../DataProviders.js'
import { formatAccountId } from '../formatAccountId.js'
import { formatAmount } from '../formatAmount.js'
import { formatAssetId } from '../formatAssetId.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { formatIconUrl } from './formatIconUrl.js'
import type { PictureScope } from './formatPictureUrl.js'
import { readAccounts } from './readAccounts.js'

/** GET /v1/account/{address}/balance: most valuable first, with the native coin before unpriced tokens. */
export function addBalanceRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.balance, async c => {
    const query = readQuery(c, BalanceQuerySchema)
    const { chainId, forceUpdate = [] } = query
    const accounts = readAccounts(data, c.req.param('address'), chainId)
    const read = await Promise.allSettled(
      accounts.map(({ chain, address }) => data.readHoldings(chain, address, forceUpdate.length > 0)),
    )
    const failed = read.find(outcome => outcome.status === 'rejected')
    const holdings = read.flatMap(outcome => (outcome.status === 'fulfilled' ? outcome.value : []))
    // Some networks may fail. If nothing was read at all, the request fails.
    if (failed && holdings.length === 0) throw failed.reason
    const prices = await data.prices.readPrices(holdings.map(({ token }) => token))
    const balances = holdings.map(holding =>
      formatBalance(holding, prices.get(formatAssetId(holding.token)), readScope(c)),
    )
    balances.sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
    return c.json<Balances>({ balances })
  })
}

function formatBalance(
  { token, amount }: Holding,
  price: Price | undefined,
  scope: PictureScope,
): TokenBalance {
  const { chainId, address, name, symbol, decimals } = token
  const numeric = formatAmount(amount, decimals)
  const value = price && Number(numeric) * price.price
  return {
    name,
    symbol,
    chainId,
    ...(address !== undefined && { address: formatAccountId(chainId, address) }),
    ...(value !== undefined && Number.isFinite(value) && { value }),
    price: price?.price ?? 0,
    ...(price?.dayChange !== undefined && { dayChange: price.dayChange }),
    quantity: { decimals: String(decimals), numeric },
    iconUrl: formatIconUrl(scope, token),
  }
}
