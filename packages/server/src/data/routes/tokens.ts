import { ChainQuerySchema, coinAddress, dataPaths, type Tokens } from '@portico/protocol/data'
import { readQuery } from '../../http/readRequest.js'
import { formatAccountId } from '../formatAccountId.js'
import type { DataRouteContext } from './DataRouteContext.js'
import { formatIconUrl } from './formatIconUrl.js'

/** GET /v1/convert/tokens: the tokens of networks with swaps, native coin included. */
export function addTokensRoute({ app, data, readScope }: DataRouteContext) {
  app.get(dataPaths.tokens, c => {
    const query = readQuery(c, ChainQuerySchema)
    const { chainId } = query
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
