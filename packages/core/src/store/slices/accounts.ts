import type { AccountDetails, AccountState, ConnectedAccount } from '../../types/Account.js'
import type { ChainNamespace } from '../../types/ChainNamespace.js'

export type AccountsState = Readonly<Partial<Record<ChainNamespace, AccountState>>>

export function setAccount(state: AccountsState, account: AccountState): AccountsState {
  return { ...state, [account.namespace]: account }
}

export function setDisconnected(state: AccountsState, namespace: ChainNamespace): AccountsState {
  return setAccount(state, { status: 'disconnected', namespace })
}

/** Changes what is known of a connected account; an answer that comes after a disconnect changes nothing. */
export function patchConnected(
  state: AccountsState,
  namespace: ChainNamespace,
  patch: Partial<AccountDetails>,
): AccountsState {
  const account = state[namespace]
  if (account?.status !== 'connected') return state
  return setAccount(state, { ...account, ...patch })
}

export function selectConnected(state: AccountsState): readonly ConnectedAccount[] {
  return Object.values(state).filter(account => account.status === 'connected')
}
