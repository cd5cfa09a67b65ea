import { dataPaths, type Nft, type Nfts, PageQuerySchema } from '@portico/protocol/data'
import { readQuery } from '../../http/readRequest.js'
import type { ChainNft } from '../DataProviders.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { formatPictureUrl, type PictureScope } from './formatPictureUrl.js'
import { readAccounts } from './readAccounts.js'

/** GET /v1/account/{address}/nfts: one network, latest received first, paginated. */
export function addNftsRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.nfts, async c => {
    const query = readQuery(c, PageQuerySchema)
    const { chainId, cursor } = query
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
