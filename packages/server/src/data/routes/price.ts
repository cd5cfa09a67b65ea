import { dataPaths, PriceRequestSchema, type Prices } from '@portico/protocol/data'
import { readJson } from '../../http/readRequest.js'
import { formatAssetId } from '../formatAssetId.js'
import { findTokenById } from '../tokens/findTokenById.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { formatIconUrl } from './formatIconUrl.js'

/** POST /v1/fungible/price: listed tokens only, since anyone can give a token a name and a market. */
export function addPriceRoute({ app, data, readScope }: DataRouteContext) {
  app.post(dataPaths.price, async c => {
    const body = await readJson(c, PriceRequestSchema)
    const asked = body.addresses.flatMap(address => {
      const token = findTokenById(data.tokens, address)
      return token ? [{ address, token }] : []
    })
    const prices = await data.prices.readPrices(asked.map(({ token }) => token))
    const fungibles = asked.flatMap(({ address, token }) => {
      const price = prices.get(formatAssetId(token))
      const iconUrl = formatIconUrl(readScope(c), token)
      return price ? [{ name: token.name, symbol: token.symbol, address, iconUrl, ...price }] : []
    })
    return c.json<Prices>({ fungibles })
  })
}
