import { tellDialog } from '../dialog/tellDialog.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import type { AccountUser, Connection, ConnectionRef } from '../store/Account.js'
import { deriveAccount, getKnownAccount } from '../store/deriveAccount.js'
import { isChosen } from '../store/isChosen.js'
import { resolveNetwork } from '../store/resolveNetwork.js'
import { setAccount } from '../store/slices/accounts.js'
import { replaceConnection, selectConnection } from '../store/slices/connections.js'
import { setActiveNetwork } from '../store/slices/networks.js'
import type { PorticoState } from '../store/state.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import { getLiveSession } from './liveSessions.js'
import { persistConnections } from './persistConnections.js'

type Change = Partial<Omit<Connection, keyof ConnectionRef>>

/** Updates an active or inactive connection. Nothing is published or stored if nothing changes. */
export function changeConnection(
  portico: Portico,
  namespace: ChainNamespace,
  ref: ConnectionRef,
  change: Change,
): void {
  const before = portico.store.get()
  const user = getLiveSession(portico, ref)?.user
  portico.store.set(state => withChange(state, namespace, ref, change, user))
  if (portico.store.get() === before) return
  persistConnections(portico)
  tellDialog(portico, { type: 'networkRead' })
}

function withChange(
  state: PorticoState,
  namespace: ChainNamespace,
  ref: ConnectionRef,
  change: Change,
  user: AccountUser | undefined,
): PorticoState {
  const known = selectConnection(state.connections, namespace, ref)
  if (!known) return state
  const family = getFamily(state.families, namespace)
  // Libraries report addresses only; known details of an account are kept.
  const accounts = change.accounts?.map(account => ({
    ...known.accounts.find(({ address }) => isSameAddress(family, address, account.address)),
    ...account,
  }))
  const connection: Connection = { ...known, ...change, accounts: accounts ?? known.accounts }
  const before = state.accounts[namespace]
  const isUsed = isChosen(before, known)
  // The wallet may have left the page's network without an event.
  const isMoved =
    isUsed && change.caipNetworkId && state.networks.active[namespace]?.caipNetworkId !== change.caipNetworkId
  const isOther = isUsed && user && JSON.stringify(getKnownAccount(before)?.user) !== JSON.stringify(user)
  if (!isMoved && !isOther && JSON.stringify(connection) === JSON.stringify(known)) return state
  const connections = replaceConnection(state.connections, namespace, ref, connection)
  if (!isUsed || before?.status !== 'connected') return { ...state, connections }
  const network = connection.caipNetworkId
    ? resolveNetwork(state, namespace, connection.caipNetworkId.slice(namespace.length + 1))
    : state.networks.active[namespace]
  // The visitor may have selected an account other than the first; a selection in the wallet takes precedence.
  const isSameList = JSON.stringify(connection.accounts) === JSON.stringify(known.accounts)
  const address = isSameList || family.pageChoosesAccount ? before.address : undefined
  const account = network && deriveAccount({ family, connection, network, before, address, user })
  if (!account) return state
  return {
    ...state,
    connections,
    accounts: setAccount(state.accounts, account),
    networks: setActiveNetwork(state.networks, network),
  }
}
