import { tellDialog } from '../dialog/tellDialog.js'
import { trackEvent } from '../events/trackEvent.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { type Families, getFamily } from '../families/Families.js'
import type { Portico } from '../runtime/Portico.js'
import type { ConnectionRef } from '../store/Account.js'
import { isChosen } from '../store/isChosen.js'
import { selectSharing } from '../store/selectSharing.js'
import { isSameConnection, listConnections, type PlacedConnection } from '../store/slices/connections.js'
import { selectNetworksOf } from '../store/slices/networks.js'
import type { PorticoState } from '../store/state.js'
import { isSameAddress } from '../utils/isSameAddress.js'
import { endAtWallet } from './endAtWallet.js'
import { removeConnections } from './removeConnections.js'

export interface DisconnectParameters {
  /** Default: all connections, including inactive ones. */
  readonly namespace?: ChainNamespace | undefined
  /** With `multiWallet`: one connection of the namespace, instead of the active one. */
  readonly connection?: ConnectionRef | undefined
  readonly closeModal?: boolean | undefined
}

/** Disconnects the page at once, then the wallet; a failure of the wallet changes nothing. */
export async function disconnect(
  portico: Portico,
  { namespace, connection, closeModal = true }: DisconnectParameters = {},
): Promise<void> {
  const leaving = listLeaving(portico.store.get(), namespace, connection)
  const told = listWallets(leaving).map(({ namespace, connection }) =>
    endAtWallet(portico, namespace, connection),
  )
  removeConnections(portico, leaving)
  if (closeModal) tellDialog(portico, { type: 'disconnected' })
  const results = await Promise.allSettled([...told, signOut(portico, leaving)])
  const failed = results.find(result => result.status === 'rejected')
  if (failed) {
    portico.environment.logger.warn('The wallet did not confirm the disconnect.', failed.reason)
    trackEvent(portico, { event: 'DISCONNECT_ERROR', properties: { message: String(failed.reason) } })
    return
  }
  trackEvent(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
}

function listLeaving(
  { accounts, connections }: PorticoState,
  namespace: ChainNamespace | undefined,
  ref: ConnectionRef | undefined,
): readonly PlacedConnection[] {
  if (!namespace) return listConnections(connections)
  const left = connections[namespace]?.find(connection =>
    ref ? isSameConnection(connection, ref) : isChosen(accounts[namespace], connection),
  )
  return left ? selectSharing(connections, { namespace, connection: left }) : []
}

/** A session is ended once, whatever it serves. */
function listWallets(leaving: readonly PlacedConnection[]): readonly PlacedConnection[] {
  return leaving.filter(
    ({ connection }, index) =>
      connection.sessionId === undefined ||
      leaving.findIndex(other => isSameConnection(other.connection, connection)) === index,
  )
}

/** Signs out the disconnected accounts, except those that another connected wallet also has. */
export async function signOut(
  { options: { siwx }, store }: Portico,
  leaving: readonly PlacedConnection[],
): Promise<void> {
  if (!siwx || siwx.signOutOnDisconnect === false) return
  const { connections, networks, families } = store.get()
  const left = listConnections(connections)
  if (left.length === 0) return siwx.setSessions([])
  const isLeft = (account: SignedAccount) =>
    listAccounts(left).some(other => isSameAccount(families, other, account))
  // In sequence: a server may respond to each with a new token.
  for (const { namespace, address } of listAccounts(leaving).filter(account => !isLeft(account)))
    for (const { caipNetworkId } of selectNetworksOf(networks, namespace))
      await siwx.revokeSession(caipNetworkId, address)
}

interface SignedAccount {
  readonly namespace: ChainNamespace
  readonly address: string
}

function listAccounts(placed: readonly PlacedConnection[]): readonly SignedAccount[] {
  return placed.flatMap(({ namespace, connection }) =>
    connection.accounts.map(({ address }) => ({ namespace, address })),
  )
}

function isSameAccount(families: Families, one: SignedAccount, other: SignedAccount): boolean {
  const { namespace } = one
  return (
    namespace === other.namespace && isSameAddress(getFamily(families, namespace), one.address, other.address)
  )
}
