import { notConnected, PorticoError, requestAborted } from '@portico/protocol'
import type { TokenBalance } from '@portico/protocol/data'
import { cacheLifetimes } from '../constants/cacheLifetimes.js'
import { balanceRetryGap } from '../constants/timing.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { CaipAddress, ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import type { PortfolioOwner } from './readPortfolio.js'

export type { PortfolioOwner } from './readPortfolio.js'

/** What an account holds on a network, with prices; read by the data service, and used again for 30 s (K-09). */
export const portfolioQuery = defineQuery<readonly TokenBalance[], PortfolioOwner>({
  name: 'portfolio',
  key: ({ caipAddress }) => caipAddress,
  lifetime: cacheLifetimes.portfolio,
  retryGap: balanceRetryGap,
  async fetch(portico, owner, signal) {
    const { readPortfolio } = await import('./readPortfolio.js')
    return readPortfolio(portico, owner, signal)
  },
})

export interface FetchPortfolioParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Ask the service even when a recent answer is known. */
  readonly force?: boolean | undefined
  /** Tokens, by account id of their contract, that the service shall read from the chain now, as after sending some. */
  readonly forceUpdate?: readonly CaipAddress[] | undefined
}

/** The tokens of whoever is connected, the network's own coin among them. */
export async function fetchPortfolio(
  portico: Portico,
  { namespace, force, forceUpdate }: FetchPortfolioParameters = {},
): Promise<readonly TokenBalance[]> {
  const getOwner = () => selectConnectedAccount(portico.store.get(), namespace)?.caipAddress
  const caipAddress = getOwner()
  if (!caipAddress) throw new PorticoError(notConnected)
  if (!forceUpdate) return fetchQuery(portico, portfolioQuery, { caipAddress }, { force })
  // What is under way was asked before, and may be about other tokens.
  while (selectQuery(portico.store.get(), portfolioQuery, { caipAddress }).status === 'loading')
    await fetchQuery(portico, portfolioQuery, { caipAddress }).catch(() => undefined)
  // Nothing is asked about somebody who has left meanwhile.
  if (getOwner() !== caipAddress) throw new PorticoError(requestAborted)
  return fetchQuery(portico, portfolioQuery, { caipAddress, forceUpdate }, { force: true })
}
