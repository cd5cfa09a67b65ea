import { notConnected, PorticoError } from '@portico/protocol'
import { cacheLifetimes } from '../constants/cacheLifetimes.js'
import { balanceRetryGap } from '../constants/timing.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import { selectConnectedAccount, selectShownAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import type { AsyncData, Balance, BalanceOwner } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

/** The native balance of a connected account; an answer of the last 30 s is used again, also after a reload (K-09). */
export const balanceQuery = defineQuery<Balance, BalanceOwner>({
  name: 'balance',
  key: ({ caipAddress }) => caipAddress,
  lifetime: cacheLifetimes.nativeBalance,
  retryGap: balanceRetryGap,
  isAskedOnReturn: true,
  recall({ storage }, { caipAddress }) {
    const stored = storage.get('nativeBalanceCache')?.[caipAddress]
    return stored && { data: stored.balance, at: stored.timestamp }
  },
  fetch: (portico, owner, signal) => portico.runtime.run(runtime => runtime.readBalance(owner, signal)),
})

export interface FetchBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Ask the chain even when a recent answer is known. */
  readonly force?: boolean | undefined
}

/** The native balance of whoever is connected. */
export async function fetchBalance(
  portico: Portico,
  parameters: FetchBalanceParameters = {},
): Promise<Balance> {
  const { namespace, force } = parameters
  const getOwner = () => selectConnectedAccount(portico.store.get(), namespace)
  const owner = getOwner()
  if (!owner) throw new PorticoError(notConnected)
  try {
    return await fetchQuery(portico, balanceQuery, owner, { force })
  } catch (error) {
    const now = getOwner()
    // Another account or network, of which the page had not heard yet.
    if (now && now.caipAddress !== owner.caipAddress) return fetchBalance(portico, parameters)
    throw error
  }
}

/** What is known of the balance of the account that is shown. */
export function selectBalance(state: PorticoState, namespace?: ChainNamespace): AsyncData<Balance> {
  const shown = selectShownAccount(state, namespace)
  const owner = { namespace: namespace ?? state.networks.activeNamespace, caipAddress: shown?.caipAddress }
  // Without an account the key is one that nothing is kept under.
  return selectQuery(state, balanceQuery, owner as BalanceOwner)
}
