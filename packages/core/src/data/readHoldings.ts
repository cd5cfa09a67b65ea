import type { TokenBalance } from '@portico/protocol/data'
import type { CaipAddress } from '../families/ChainNamespace.js'
import { fetchQuery } from '../query/fetchQuery.js'
import type { Portico } from '../runtime/Portico.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { portfolioQuery } from './fetchPortfolio.js'
import { servedNetworksQuery } from './servedNetworks.js'

export const readServed = (portico: Portico): Promise<readonly string[]> =>
  fetchQuery(portico, servedNetworksQuery, {})

export async function readHoldings(
  portico: Portico,
  caipAddress: CaipAddress,
): Promise<readonly TokenBalance[] | undefined> {
  const served = await readServed(portico)
  if (!served.includes(parseCaipAddress(caipAddress).caipNetworkId)) return undefined
  return fetchQuery(portico, portfolioQuery, { caipAddress })
}
