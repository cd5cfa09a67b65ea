import { portfolioQuery } from '../../data/fetchPortfolio.js'
import type { CaipAddress } from '../../families/ChainNamespace.js'
import { getFamily } from '../../families/Families.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { Portico } from '../../runtime/Portico.js'
import { isSameAddress } from '../../utils/isSameAddress.js'
import { parseCaipAddress } from '../../utils/parseCaipAddress.js'
import type { Purchase } from './Purchase.js'

/** The account's balance of a token as decimal text, read from the chain now. Updates the portfolio query. */
export async function readHeld(
  portico: Portico,
  { caipAddress, token }: Pick<Purchase, 'caipAddress' | 'token'>,
): Promise<string> {
  const { caipNetworkId, chainNamespace } = parseCaipAddress(caipAddress)
  const tokenId = token.address && (`${caipNetworkId}:${token.address}` as const)
  const owner = { caipAddress, forceUpdate: [tokenId || caipAddress] }
  const tokens = await fetchQuery(portico, portfolioQuery, owner, { force: true })
  const family = getFamily(portico.store.get().families, chainNamespace)
  const isIt = (id: string | undefined) =>
    id === undefined || token.address === undefined
      ? id === token.address
      : isSameAddress(family, parseCaipAddress(id as CaipAddress).address, token.address) // checked when read
  return tokens.find(({ address }) => isIt(address))?.quantity.numeric ?? '0'
}
