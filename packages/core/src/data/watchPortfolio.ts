import type { ChainNamespace } from '../families/ChainNamespace.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { pollWhileVisible } from '../query/pollWhileVisible.js'
import { watchQuery } from '../query/watchQuery.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { portfolioQuery } from './fetchPortfolio.js'

/** Keeps the tokens of the connected account fetched until stopped, every 30 s while the page is visible. */
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
