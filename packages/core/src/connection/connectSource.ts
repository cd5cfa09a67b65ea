import { PorticoError, requestAborted } from '@portico/protocol'
import { selectConnectedAccount } from '../store/selectors.js'
import { type ConnectionsState, isSameConnection, listConnections } from '../store/slices/connections.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import type { SourceConnectParameters, SourceSession, WalletSource } from '../types/Source.js'
import { applySession } from './applySession.js'
import { endQuietly } from './endAtWallet.js'
import { settleConnection } from './settleConnection.js'

/** Asks a source for a wallet. Nothing is waited for before the source is asked, unless it has to offer a code. */
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
  return enterSession(portico, source, session, { namespace, signal })
}

/** Connects what the visitor has waited for, and may have given up meanwhile. */
export async function enterSession(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  { namespace, signal }: Pick<SourceConnectParameters, 'namespace' | 'signal'>,
): Promise<ConnectedAccount> {
  const served = selectServed(portico, source, session, namespace)
  if (served) return served
  if (signal?.aborted) {
    await source.disconnect(session.id)
    throw new PorticoError(requestAborted)
  }
  const accounts = await connectSession(portico, source, session)
  // Applying throws where there is no account.
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

/** The wallet may be there already: it was before, or another tab of the site has connected it meanwhile. */
function selectServed(
  { store }: Portico,
  source: WalletSource,
  { id }: SourceSession,
  namespace: ChainNamespace,
): ConnectedAccount | undefined {
  const account = selectConnectedAccount(store.get(), namespace)
  return account?.connectorId === source.id && account.sessionId === id ? account : undefined
}

/** Connects what a wallet behind a source has granted to the visitor. */
export async function connectSession(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
): Promise<readonly ConnectedAccount[]> {
  const before = portico.store.get()
  const accounts = applyOrEnd(portico, source, session)
  endForgotten(portico, source, session, before.connections)
  const success = { method: source.method ?? 'browser', name: session.wallet.name }
  const { signIns } = session
  await settleConnection(portico, { before, accounts, by: 'visitor', success, signIns })
  return accounts
}

/** A session that cannot be used would go on without anybody who could end it. */
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

/** Without several wallets at once, sessions that the page knows nothing of any more give way too. */
function endForgotten(
  portico: Portico,
  source: WalletSource,
  { id }: SourceSession,
  before: ConnectionsState,
): void {
  if (source.sessions === 'one' || portico.store.get().features.values.multiWallet) return
  // Those that it takes the place of have been ended with them.
  const known = listConnections(before).map(({ connection }) => connection.sessionId)
  source
    .restore()
    .then(sessions => sessions.filter(other => other.id !== id && !known.includes(other.id)))
    .then(forgotten => Promise.all(forgotten.map(other => source.disconnect(other.id))))
    .catch(error => portico.environment.logger.debug('An earlier session was not ended.', error))
}
