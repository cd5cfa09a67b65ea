import { selectConnected } from '../store/slices/accounts.js'
import type { PorticoState } from '../store/state.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { ConnectorType } from '../types/Connector.js'
import type { Portico } from '../types/Portico.js'
import { close } from './close.js'
import { forget } from './forget.js'
import { forgetIdle } from './forgetIdle.js'
import { leaveWallet, type WalletToLeave } from './leaveWallet.js'
import { trackEvent } from './trackEvent.js'

/** One session of these serves every namespace, so ending it ends all of them (spec §4). */
const sharedSessionTypes: ReadonlySet<ConnectorType | undefined> = new Set([
  'WALLET_CONNECT',
  'AUTH',
  'ID_AUTH',
])

export interface DisconnectParameters {
  /** Everything that is connected or stands by, when not named. */
  readonly namespace?: ChainNamespace | undefined
  readonly closeModal?: boolean | undefined
}

/** Ends connections: at once for the page, then in the wallet, whose refusal changes nothing. */
export async function disconnect(
  portico: Portico,
  { namespace, closeModal = true }: DisconnectParameters = {},
): Promise<void> {
  const leaving = getLeaving(portico, namespace)
  const said = leaving.map(account => leaveWallet(portico, account))
  for (const { namespace, connectorId } of leaving) forget(portico, namespace, connectorId)
  // Afterwards: each family remembers what it has left.
  for (const { connectorId, wallet } of leaving) {
    if (sharedSessionTypes.has(wallet.type)) forgetIdle(portico, connectorId)
  }
  if (closeModal) close(portico, { force: true })
  const results = await Promise.allSettled([...said, signOut(portico)])
  const failed = results.find(result => result.status === 'rejected')
  if (failed) {
    portico.environment.logger.warn('The wallet did not confirm the disconnect.', failed.reason)
    trackEvent(portico, { event: 'DISCONNECT_ERROR', properties: { message: String(failed.reason) } })
    return
  }
  trackEvent(portico, { event: 'DISCONNECT_SUCCESS', properties: { namespace: namespace ?? 'all' } })
}

function getLeaving(portico: Portico, namespace: ChainNamespace | undefined): readonly WalletToLeave[] {
  const state = portico.store.get()
  const connected = selectConnected(state.accounts)
  if (!namespace) return [...connected, ...getIdle(state)]
  const named = connected.filter(account => account.namespace === namespace)
  const shared = named.some(account => sharedSessionTypes.has(account.wallet.type))
  if (!shared) return named
  return connected.filter(account => named.includes(account) || sharedSessionTypes.has(account.wallet.type))
}

/** With several wallets, those that stand by. */
function getIdle({ accounts, connections }: PorticoState): readonly WalletToLeave[] {
  return selectConnected(accounts).flatMap(({ namespace, connectorId }) =>
    (connections[namespace] ?? [])
      .filter(other => other.connectorId !== connectorId)
      .map(other => ({ namespace, connectorId: other.connectorId, wallet: other })),
  )
}

async function signOut({ options: { siwx } }: Portico): Promise<void> {
  if (siwx && siwx.signOutOnDisconnect !== false) await siwx.setSessions([])
}
