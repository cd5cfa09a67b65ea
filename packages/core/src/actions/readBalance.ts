import { PorticoError, unsupportedOperation } from '@portico/protocol'
import { cacheLifetimes } from '../constants/cacheLifetimes.js'
import { balanceRetryGap } from '../constants/timing.js'
import { families } from '../families/families.js'
import { runQuery } from '../query/runQuery.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { patchConnected } from '../store/slices/accounts.js'
import type { AsyncData, Balance, ConnectedAccount } from '../types/Account.js'
import type { Portico } from '../types/Portico.js'
import type { FetchBalanceParameters } from './fetchBalance.js'
import { requireSigner } from './requireSigner.js'
import { update } from './update.js'

/** The part of `fetchBalance` that is needed once somebody is connected. */
export async function readBalance(
  portico: Portico,
  { namespace, force }: FetchBalanceParameters,
): Promise<Balance> {
  const { adapter, ...signer } = requireSigner(portico, namespace)
  const { environment, storage, store } = portico
  const { chain } = signer.connector
  if (!families[chain].abilities.includes('balance'))
    throw new PorticoError(unsupportedOperation, { context: { operation: 'getBalance', namespace: chain } })
  // requireSigner has just thrown if there is none.
  const { caipAddress, balance } = selectConnectedAccount(store.get(), chain) as ConnectedAccount
  const get = (): AsyncData<Balance> => {
    const account = selectConnectedAccount(store.get(), chain)
    return account?.caipAddress === caipAddress ? account.balance : { status: 'idle' }
  }
  // An answer for an account or network that was left meanwhile is not shown.
  const set = (next: AsyncData<Balance>) => {
    if (selectConnectedAccount(store.get(), chain)?.caipAddress === caipAddress)
      update(portico, 'accounts', accounts => patchConnected(accounts, chain, { balance: next }))
  }
  const stored = storage.get('nativeBalanceCache')?.[caipAddress]
  if (stored && balance.status === 'idle')
    set({ status: 'loaded', data: stored.balance, at: stored.timestamp })

  const fetch = async () => {
    const data = await adapter.getBalance(signer)
    const entry = { balance: data, timestamp: environment.now() }
    storage.set('nativeBalanceCache', { ...storage.get('nativeBalanceCache'), [caipAddress]: entry })
    return data
  }
  const key = `balance ${caipAddress}`
  const lifetime = cacheLifetimes.nativeBalance
  return runQuery(portico, { key, fetch, get, set, lifetime, retryGap: balanceRetryGap }, { force })
}
