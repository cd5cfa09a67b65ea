import type { ChainNamespace } from '../families/ChainNamespace.js'
import { watchQuery } from '../query/watchQuery.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { balanceQuery } from './fetchBalance.js'

/** Keeps the balance of the connected account fetched until stopped. */
export function watchBalance(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): () => void {
  const owner = selectConnectedAccount(portico.store.get(), namespace)
  return owner ? watchQuery(portico, balanceQuery, owner) : () => undefined
}
