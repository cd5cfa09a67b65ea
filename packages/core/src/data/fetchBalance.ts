import { notConnected, PorticoError } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import type { Balance, BalanceOwner, QueryState } from '../store/Account.js'
import { selectConnectedAccount, selectShownAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import { balanceRetryGap } from '../utils/timing.js'

/** The native balance of a connected account, cached for 30 s, also across reloads (K-09). */
export const balanceQuery = defineQuery<Balance, BalanceOwner>({
  name: 'balance',
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: cacheLifetimes.nativeBalance,
  errorStaleTime: balanceRetryGap,
  refetchOnWindowFocus: 'always',
  initialData({ storage }, { caipAddress }) {
    const stored = storage.get('nativeBalanceCache')?.[caipAddress]
    return stored && { data: stored.balance, dataUpdatedAt: stored.timestamp }
  },
  queryFn: (portico, owner, signal) => portico.runtime.run(runtime => runtime.readBalance(owner, signal)),
})

export interface FetchBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Bypass the cache. */
  readonly force?: boolean | undefined
}

/** Fetches the native balance of the connected account. */
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
    // The account or network changed before the page learned of it.
    if (now && now.caipAddress !== owner.caipAddress) return fetchBalance(portico, parameters)
    throw error
  }
}

/** The current balance result of the displayed account. */
export function selectBalance(state: PorticoState, namespace?: ChainNamespace): QueryState<Balance> {
  const shown = selectShownAccount(state, namespace)
  const owner = { namespace: namespace ?? state.networks.activeNamespace, caipAddress: shown?.caipAddress }
  // Without an account no entry has this key.
  return selectQuery(state, balanceQuery, owner as BalanceOwner)
}
