import { PorticoError, requestAborted } from '@portico/protocol'
import { selectConnectedAccount } from '../store/selectors.js'
import { isSameConnection, listConnections } from '../store/slices/connections.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'
import type { SourceConnectParameters, SourceSession, WalletSource } from '../types/Source.js'
import { applySession } from './applySession.js'
import { endQuietly } from './endAtWallet.js'
import { settleConnection } from './settleConnection.js'

/** Asks a source for a wallet. Nothing is waited for before the source is asked. */
export async function connectSource(
  portico: Portico,
  source: WalletSource,
  { namespace, signal, options }: SourceConnectParameters,
): Promise<ConnectedAccount> {
  if (signal?.aborted) throw new PorticoError(requestAborted)
  const session = await source.connect({ namespace, signal, options })
  // Some sources settle what they are granted themselves: a code can be answered without anybody waiting here.
  const account = selectServed(portico, source, session, namespace)
  if (account) return account
  if (signal?.aborted) {
    await source.disconnect(session.id)
    throw new PorticoError(requestAborted)
  }
  const before = portico.store.get()
  const accounts = applyOrEnd(portico, source, session, namespace)
  const success = { method: source.method ?? 'browser', name: session.wallet.name }
  settleConnection(portico, { before, accounts, by: 'visitor', success })
  // Applying throws where there is no account.
  return accounts.find(account => account.namespace === namespace) ?? (accounts[0] as ConnectedAccount)
}

/** A session that cannot be used would go on without anybody who could end it. */
function applyOrEnd(
  portico: Portico,
  source: WalletSource,
  session: SourceSession,
  namespace: ChainNamespace,
): readonly ConnectedAccount[] {
  try {
    return applySession(portico, source, session)
  } catch (error) {
    const ref = { connectorId: source.id, sessionId: session.id }
    const { connections } = portico.store.get()
    const isUsed = listConnections(connections).some(({ connection }) => isSameConnection(connection, ref))
    if (!isUsed) endQuietly(portico, namespace, ref)
    throw error
  }
}

function selectServed(
  { store }: Portico,
  source: WalletSource,
  { id }: SourceSession,
  namespace: ChainNamespace,
): ConnectedAccount | undefined {
  const account = selectConnectedAccount(store.get(), namespace)
  return account?.connectorId === source.id && account.sessionId === id ? account : undefined
}
