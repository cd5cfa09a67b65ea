import { PorticoError, requestAborted } from '@portico/protocol'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import type { SourceConnectParameters, SourceSession, WalletSource } from '../sources/Source.js'
import type { ConnectedAccount } from '../store/Account.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { type ConnectionsState, isSameConnection, listConnections } from '../store/slices/connections.js'
import type { PorticoState } from '../store/state.js'
import { applySession } from './applySession.js'
import { endQuietly } from './endAtWallet.js'
import { settleConnection } from './settleConnection.js'

/** Nothing is awaited before the source is called, unless it has an offer, so that it can open a window. */
export async function connectSource(
  portico: Portico,
  source: WalletSource,
  { namespace, signal, options }: SourceConnectParameters,
): Promise<ConnectedAccount> {
  if (signal?.aborted) throw new PorticoError(requestAborted)
  const [session] = await Promise.all([
    ask(portico, source, { namespace, signal, options }),
    portico.runtime.ready(),
  ])
  return connectSession(portico, source, session, { namespace, signal })
}

export async function connectSession(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  { namespace, signal }: Partial<Pick<SourceConnectParameters, 'namespace' | 'signal'>> = {},
): Promise<ConnectedAccount> {
  const before = portico.store.get()
  const served = namespace && selectServed(before, source, session, namespace)
  if (served) return served
  if (signal?.aborted) {
    await source.disconnect(session.id)
    throw new PorticoError(requestAborted)
  }
  const accounts = applyOrEnd(portico, source, session)
  endForgotten(portico, source, session, before.connections)
  const success = { method: source.method ?? 'browser', name: session.wallet.name }
  const { signIns, signInError } = session
  await settleConnection(portico, { before, accounts, by: 'visitor', success, signIns, signInError })
  // Applying throws if there is no account.
  return accounts.find(account => account.namespace === namespace) ?? (accounts[0] as ConnectedAccount)
}

function ask(
  portico: Portico,
  source: WalletSource,
  parameters: SourceConnectParameters,
): Promise<SourceSession> {
  const { offer } = source
  if (!offer) return source.connect(parameters)
  return portico.runtime.run(runtime => runtime.connectByOffer(source, offer, parameters))
}

/** The session may already be connected: from before, or by another tab. */
function selectServed(
  state: PorticoState,
  source: WalletSource,
  { id }: SourceSession,
  namespace: ChainNamespace,
): ConnectedAccount | undefined {
  const account = selectConnectedAccount(state, namespace)
  return account?.connectorId === source.id && account.sessionId === id ? account : undefined
}

/** Ends a session that cannot be applied; otherwise it would stay open unused. */
function applyOrEnd(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
): readonly ConnectedAccount[] {
  try {
    return applySession(portico, source, session)
  } catch (error) {
    const ref = { connectorId: source.id, sessionId: session.id }
    const { connections, networks } = portico.store.get()
    const isUsed = listConnections(connections).some(({ connection }) => isSameConnection(connection, ref))
    if (!isUsed) endQuietly(portico, networks.activeNamespace, ref)
    source.offer?.fail(error)
    throw error
  }
}

/** Without `multiWallet`, sessions unknown to the page are ended too. */
function endForgotten(
  portico: Portico,
  source: WalletSource,
  { id }: SourceSession,
  before: ConnectionsState,
): void {
  if (source.sessions === 'one' || portico.store.get().features.values.multiWallet) return
  // Replaced sessions have been ended with their connections.
  const known = listConnections(before).map(({ connection }) => connection.sessionId)
  source
    .restore()
    .then(sessions => sessions.filter(other => other.id !== id && !known.includes(other.id)))
    .then(forgotten => Promise.all(forgotten.map(other => source.disconnect(other.id))))
    .catch(error => portico.environment.logger.debug('An earlier session was not ended.', error))
}
