import type { PorticoError, SiwxSession } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import type { EventOf } from '../events/Events.js'
import { trackEvent } from '../events/trackEvent.js'
import type { Portico } from '../runtime/Portico.js'
import type { ConnectedAccount } from '../store/Account.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectConnected } from '../store/slices/accounts.js'
import { isSameConnection } from '../store/slices/connections.js'
import type { PorticoState } from '../store/state.js'
import { endQuietly } from './endAtWallet.js'
import { prepareQuietly } from './prepareQuietly.js'

export interface Settlement {
  readonly before: PorticoState
  readonly accounts: readonly ConnectedAccount[]
  /** `sessionUpdate`: a session granted one more family. */
  readonly by: 'visitor' | 'library' | 'storage' | 'otherTab' | 'sessionUpdate'
  readonly success?: EventOf<'CONNECT_SUCCESS'>['properties'] | undefined
  readonly signIns?: readonly SiwxSession[] | undefined
  readonly signInError?: PorticoError | undefined
}

/** A follow-up step, such as signing in. If it rejects, so does connecting, and it has to disconnect itself. */
export type SettlingStep = (portico: Portico, settlement: Settlement) => Promise<void>

const steps: MemoryKey<Set<SettlingStep>> = { create: () => new Set() }

export function addSettlingStep(portico: Portico, step: SettlingStep): () => void {
  recall(portico, steps).add(step)
  return () => recall(portico, steps).delete(step)
}

/** The common end of all ways of connecting, after the grant was applied. */
export async function settleConnection(portico: Portico, settlement: Settlement): Promise<void> {
  const { before, accounts, by, success } = settlement
  // One more family of a connected wallet is unrelated to the pairing URI the visitor may be looking at.
  if (by !== 'sessionUpdate') for (const { offer } of portico.sources.values()) offer?.withdraw()
  if (by === 'visitor') for (const account of accounts) leaveReplaced(portico, before, account)
  if (success) trackEvent(portico, { event: 'CONNECT_SUCCESS', properties: success })
  if (by === 'visitor' || by === 'otherTab') rememberLastWallet(portico)
  prepareSigning(portico, accounts)
  for (const step of recall(portico, steps)) await step(portico, settlement)
  if (by !== 'visitor' && by !== 'otherTab') return
  // A connection by another tab was not requested here.
  const besideOthers = by === 'visitor' && hadAnother(before, accounts)
  tellDialog(portico, { type: 'connected', besideOthers })
}

/** Without `multiWallet`, disconnects the replaced wallet, so that its library agrees with the page. */
function leaveReplaced(portico: Portico, before: PorticoState, after: ConnectedAccount): void {
  const replaced = before.accounts[after.namespace]
  if (replaced?.status !== 'connected' || replaced.connectorId === after.connectorId) return
  const { accounts, features } = portico.store.get()
  // Source sessions were already ended by `endUnusedSessions`.
  if (features.values.multiWallet || portico.sources.has(replaced.connectorId)) return
  if (selectConnected(accounts).some(({ connectorId }) => connectorId === replaced.connectorId)) return
  endQuietly(portico, replaced.namespace, replaced)
}

/** A wallet opens its window only within a click, which a dynamic import ends in Safari: the code is preloaded. */
function prepareSigning(portico: Portico, accounts: readonly ConnectedAccount[]): void {
  for (const { namespace, connectorId } of accounts) {
    const adapter = portico.adapters.get(namespace)
    const asksInWindow = portico.sources.get(connectorId)?.showsMessages?.() === false
    if (adapter && asksInWindow) prepareQuietly(portico, adapter, `The adapter of ${namespace}`)
  }
}

/** Whether another wallet is connected, which the visitor may want to see. */
function hadAnother(before: PorticoState, accounts: readonly ConnectedAccount[]): boolean {
  return selectConnected(before.accounts).some(
    other => !accounts.some(account => isSameConnection(account, other)),
  )
}

/** The last connected wallet is offered first in the next visit, also after disconnecting. */
function rememberLastWallet({ store, storage }: Portico): void {
  const account = selectConnectedAccount(store.get())
  if (account) storage.set('lastWallet', { id: account.connectorId, name: account.wallet.name })
}
