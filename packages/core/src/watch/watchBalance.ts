import { balanceQuery } from '../data/fetchBalance.js'
import { selectConnectedAccount } from '../store/selectors.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { watchQuery } from './watchQuery.js'

/** Has the balance of the account that is connected now fetched for as long as somebody shows it. */
export function watchBalance(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): () => void {
  const owner = selectConnectedAccount(portico.store.get(), namespace)
  return owner ? watchQuery(portico, balanceQuery, owner) : () => undefined
}
