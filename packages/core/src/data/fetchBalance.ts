import { notConnected, PorticoError } from '@portico/protocol'
import type { CaipAddress, ChainNamespace } from '../families/ChainNamespace.js'
import { cacheLifetimes } from '../query/cacheLifetimes.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import type { Balance, BalanceOwner, QueryState } from '../store/Account.js'
import { selectConnectedAccount, selectNetwork, selectShownAccount } from '../store/selectors.js'
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

export interface BalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** @default the connected account */
  readonly address?: string | undefined
  /** The network of `address`. @default the active one */
  readonly chainId?: number | string | undefined
}

export interface FetchBalanceParameters extends BalanceParameters {
  /** Bypass the cache. */
  readonly force?: boolean | undefined
}

/** Fetches the native balance of the connected account, or of the given address. */
export async function fetchBalance(
  portico: Portico,
  parameters: FetchBalanceParameters = {},
): Promise<Balance> {
  const { force } = parameters
  const getOwner = () => selectBalanceOwner(portico.store.get(), parameters)
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

export function selectBalanceOwner(
  state: PorticoState,
  { namespace = state.networks.activeNamespace, address, chainId }: BalanceParameters,
): BalanceOwner | undefined {
  const account = selectConnectedAccount(state, namespace)
  const holder = address ?? account?.address
  const network =
    chainId === undefined
      ? selectNetwork(state, namespace)
      : state.networks.requested.find(
          ({ chainNamespace, id }) => chainNamespace === namespace && id === chainId,
        )
  if (!address && chainId === undefined) return account
  if (!network || !holder) return undefined
  const caipAddress: CaipAddress = `${network.caipNetworkId}:${holder}`
  return caipAddress === account?.caipAddress ? account : { namespace, caipAddress, isOther: true }
}

/** The current balance result of the displayed account. */
export function selectBalance(state: PorticoState, namespace?: ChainNamespace): QueryState<Balance> {
  const shown = selectShownAccount(state, namespace)
  const owner = { namespace: namespace ?? state.networks.activeNamespace, caipAddress: shown?.caipAddress }
  // Without an account no entry has this key.
  return selectQuery(state, balanceQuery, owner as BalanceOwner)
}
