import type { ChainNamespace } from '../../families/ChainNamespace.js'
import type { AccountState, ConnectedAccount } from '../Account.js'

export type AccountsState = Readonly<Partial<Record<ChainNamespace, AccountState>>>

export function setAccount(state: AccountsState, account: AccountState): AccountsState {
  return { ...state, [account.namespace]: account }
}

export function setDisconnected(state: AccountsState, namespace: ChainNamespace): AccountsState {
  return setAccount(state, { status: 'disconnected', namespace })
}

export function selectConnected(state: AccountsState): readonly ConnectedAccount[] {
  return Object.values(state).filter(account => account.status === 'connected')
}
