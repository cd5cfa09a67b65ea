import {
  dataPaths,
  type History,
  PageQuerySchema,
  type Transaction,
  type Transfer,
} from '@portico/protocol/data'
import { readQuery } from '../../http/readRequest.js'
import type { ChainTransaction, ChainTransfer } from '../DataProviders.js'
import { formatAmount } from '../formatAmount.js'
import { isSpam } from '../nfts/isSpam.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { formatIconUrl } from './formatIconUrl.js'
import type { PictureScope } from './formatPictureUrl.js'
import { readAccounts } from './readAccounts.js'

/** GET /v1/account/{address}/history: one network, newest first, paginated. */
export function addHistoryRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.history, async c => {
    const query = readQuery(c, PageQuerySchema)
    const { chainId, cursor } = query
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
  const { name, symbol } = token
  return { fungible_info: { name, symbol, icon: { url: formatIconUrl(scope, token) } }, direction, quantity }
}
