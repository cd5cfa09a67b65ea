import { cacheLifetimes } from '../constants/cacheLifetimes.js'
import { portfolioQuery } from '../data/fetchPortfolio.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { pollWhileVisible } from './pollWhileVisible.js'
import { watchQuery } from './watchQuery.js'

/**
 * Has the tokens of the account that is connected now fetched for as long as somebody shows them, every 30 s while the
 * visitor can see the page.
 */
export function watchPortfolio(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): () => void {
  const owner = selectConnectedAccount(portico.store.get(), namespace)
  if (!owner) return () => undefined
  const { caipAddress } = owner
  const unwatch = watchQuery(portico, portfolioQuery, { caipAddress })
  const stop = pollWhileVisible(portico, {
    interval: cacheLifetimes.portfolio,
    ask: () => fetchQuery(portico, portfolioQuery, { caipAddress }),
  })
  return () => {
    unwatch()
    stop()
  }
}
