import { cacheLifetimes } from '../constants/cacheLifetimes.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { patchConnected } from '../store/slices/accounts.js'
import type { Balance, ConnectedAccount } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import { isFresh } from '../wrappers/isFresh.js'
import { requireSigner } from './requireSigner.js'
import { update } from './update.js'

export interface FetchBalanceParameters {
  readonly namespace?: ChainNamespace | undefined
  /** Ask the chain even when a recent answer is known. */
  readonly force?: boolean | undefined
}

/** The native balance of the connected account; an answer of the last 30 s is used again (spec §9). */
export async function fetchBalance(
  portico: Portico,
  { namespace, force = false }: FetchBalanceParameters = {},
): Promise<Balance> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  const { caipAddress, balance: before } = requireAccount(portico, signer.connector.chain)
  const cached = force ? undefined : readCache(portico, caipAddress)
  if (cached) {
    commit(portico, caipAddress, { status: 'loaded', ...cached })
    return cached.data
  }
  commit(portico, caipAddress, { status: 'loading', data: before.data })
  try {
    const data = await adapter.getBalance(signer)
    const at = portico.environment.now()
    commit(portico, caipAddress, { status: 'loaded', data, at })
    writeCache(portico, caipAddress, data, at)
    return data
  } catch (error) {
    commit(portico, caipAddress, { status: 'error', data: before.data, error, at: portico.environment.now() })
    throw error
  }
}

function requireAccount(portico: Portico, namespace: ChainNamespace): ConnectedAccount {
  // requireSigner has just thrown if there is none.
  return selectConnectedAccount(portico.store.get(), namespace) as ConnectedAccount
}

/** An answer for an account or network that was left meanwhile is dropped. */
function commit(portico: Portico, caipAddress: string, balance: ConnectedAccount['balance']): void {
  const account = Object.values(portico.store.get().accounts).find(
    other => other.status === 'connected' && other.caipAddress === caipAddress,
  )
  if (account)
    update(portico, 'accounts', accounts => patchConnected(accounts, account.namespace, { balance }))
}

function readCache(portico: Portico, caipAddress: string) {
  const entry = portico.storage.get('nativeBalanceCache')?.[caipAddress]
  if (!entry || !isFresh(entry.timestamp, cacheLifetimes.nativeBalance, portico.environment.now())) {
    return undefined
  }
  return { data: entry.balance, at: entry.timestamp }
}

function writeCache(portico: Portico, caipAddress: string, balance: Balance, timestamp: number): void {
  const cache = portico.storage.get('nativeBalanceCache') ?? {}
  portico.storage.set('nativeBalanceCache', { ...cache, [caipAddress]: { balance, timestamp } })
}
