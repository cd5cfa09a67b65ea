import {
  BalanceQuerySchema,
  type Balances,
  dataPaths,
  type History,
  type Nft,
  type Nfts,
  PageQuerySchema,
  type TokenBalance,
  type Transaction,
  type Transfer,
} from '@portico/protocol/data'
import { readQuery } from '../../http/readRequest.js'
import type { ChainNft, ChainTransaction, ChainTransfer, Holding, Price } from '../DataProviders.js'
import { formatAccountId, formatAmount, formatAssetId } from '../format.js'
import { isSpam } from '../nfts/isSpam.js'
import {
  type DataRouteContext,
  formatIconUrl,
  formatPictureUrl,
  type PictureScope,
  readAccounts,
} from './DataRouteContext.js'

/** GET /v1/account/{address}/balance: most valuable first, with the native coin before unpriced tokens. */
export function addBalanceRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.balance, async c => {
    const { chainId, forceUpdate = [] } = readQuery(c, BalanceQuerySchema)
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

export function addHistoryRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.history, async c => {
    const { chainId, cursor } = readQuery(c, PageQuerySchema)
    const accounts = readAccounts(data, c.req.param('address'), chainId)
    const [account] = accounts
    if (!account) return c.json<History>({ data: [], next: null })
    const { items, next } = await data.readHistory(account.chain, account.address, cursor || undefined)
    const scope = readScope(c)
    return c.json<History>({
      data: items.map(item => formatTransaction(item, account.chain.node.chainId, scope)),
      next: next ?? null,
    })
  })
}

function formatTransaction(item: ChainTransaction, chain: string, scope: PictureScope): Transaction {
  return {
    id: item.hash,
    metadata: {
      operationType: item.operation,
      hash: item.hash,
      chain,
      minedAt: item.minedAt.toISOString(),
      sentFrom: item.from,
      sentTo: item.to,
      status: item.status,
      nonce: item.nonce,
    },
    transfers: item.transfers.slice(0, 100).map(transfer => formatTransfer(transfer, scope)),
  }
}

function formatTransfer({ direction, amount, token, nft }: ChainTransfer, scope: PictureScope): Transfer {
  const quantity = { numeric: formatAmount(amount, token?.decimals ?? 0) }
  if (nft) return { nft_info: { name: nft.name, flags: { is_spam: isSpam(nft.name) } }, direction, quantity }
  if (!token) return { direction, quantity }
  const { chainId, name, symbol, address } = token
  const icon = { url: formatIconUrl(scope, token) }
  const asset = address === undefined ? undefined : formatAccountId(chainId, address)
  return { fungible_info: { name, symbol, icon, address: asset }, direction, quantity }
}

export function addNftsRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.nfts, async c => {
    const { chainId, cursor } = readQuery(c, PageQuerySchema)
    const accounts = readAccounts(data, c.req.param('address'), chainId)
    const [account] = accounts
    if (!account) return c.json<Nfts>({ data: [], next: null })
    const { items, next } = await data.readNfts(account.chain, account.address, cursor || undefined)
    const scope = readScope(c)
    return c.json<Nfts>({
      data: items.map(item => formatNft(item, account.chain.node.chainId, scope)),
      next: next ?? null,
    })
  })
}

function formatNft(
  { address, amount, imageUrl, ...nft }: ChainNft,
  chainId: string,
  scope: PictureScope,
): Nft {
  const picture = imageUrl && formatPictureUrl(scope, imageUrl)
  return {
    ...nft,
    chainId,
    address: `${chainId}:${address}`,
    amount: `${amount}`,
    ...(picture && { imageUrl: picture }),
  }
}
