import { notConnected, PorticoError, requestAborted } from '@portico/protocol'
import type { TokenBalance } from '@portico/protocol/data'
import type { CaipAddress, ChainNamespace } from '../families/ChainNamespace.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import { balanceRetryGap } from '../utils/timing.js'
import type { PortfolioOwner } from './readPortfolio.js'

export type { PortfolioOwner } from './readPortfolio.js'

/** Token balances of an account on a network with prices, read by the data service and cached for 30 s (K-09). */
export const portfolioQuery = defineQuery<readonly TokenBalance[], PortfolioOwner>({
  name: 'portfolio',
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: cacheLifetimes.portfolio,
  errorStaleTime: balanceRetryGap,
  async queryFn(portico, owner, signal) {
    const { readPortfolio } = await import('./readPortfolio.js')
    return readPortfolio(portico, owner, signal)
  },
})

export interface FetchPortfolioParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Bypass the cache. */
  readonly force?: boolean | undefined
  /** Tokens by contract (CAIP-10) that the service has to read from the chain now, e.g. after a transfer. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}

/** Fetches the tokens of the connected account, including the native coin. */
export async function fetchPortfolio(
  portico: Portico,
  { namespace, force, forceUpdate }: FetchPortfolioParameters = {},
): Promise<readonly TokenBalance[]> {
  const getOwner = () => selectConnectedAccount(portico.store.get(), namespace)?.caipAddress
  const caipAddress = getOwner()
  if (!caipAddress) throw new PorticoError(notConnected)
  if (!forceUpdate) return fetchQuery(portico, portfolioQuery, { caipAddress }, { force })
  // A request in flight was made before, and may be about other tokens.
  while (selectQuery(portico.store.get(), portfolioQuery, { caipAddress }).fetchStatus === 'fetching')
    await fetchQuery(portico, portfolioQuery, { caipAddress }).catch(() => undefined)
  // The account may have disconnected meanwhile.
  if (getOwner() !== caipAddress) throw new PorticoError(requestAborted)
  return fetchQuery(portico, portfolioQuery, { caipAddress, forceUpdate }, { force: true })
}
