import {
  ChainQuerySchema,
  coinAddress,
  dataPaths,
  PriceRequestSchema,
  type Prices,
  type SupportedChains,
  type Tokens,
} from '@portico/protocol/data'
import { readJson, readQuery } from '../../http/readRequest.js'
import type { App } from '../../http/ServerContext.js'
import type { DataService } from '../createDataService.js'
import { formatAccountId, formatAssetId } from '../format.js'
import { findTokenById } from '../tokens/createTokenRegistry.js'
import { type DataRouteContext, formatIconUrl } from './DataRouteContext.js'

export function addTokensRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.tokens, c => {
    const { chainId } = readQuery(c, ChainQuerySchema)
    const listed = data.tokens.listTokens(chainId)
    const isExchanged = data.chains.get(chainId)?.swaps !== undefined
    const tokens = (isExchanged ? [data.tokens.getCoin(chainId), ...listed] : listed).map(token => ({
      name: token.name,
      symbol: token.symbol,
      address: formatAccountId(token.chainId, token.address ?? coinAddress),
      decimals: token.decimals,
      logoUri: formatIconUrl(readScope(c), token),
    }))
    return c.json<Tokens>({ tokens })
  })
}

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

export function addSupportedChainsRoute(app: App, data: DataService | undefined) {
  const http = [...(data?.chains.keys() ?? [])]
  const nameZone = data?.registrar?.zone
  app.get(dataPaths.supportedChains, c => c.json<SupportedChains>({ http, ws: [], nameZone }))
}
