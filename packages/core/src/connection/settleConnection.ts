import type { SiwxSession } from '@portico/protocol'
import { tellDialog } from '../dialog/tellDialog.js'
import { trackEvent } from '../events/trackEvent.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectConnected } from '../store/slices/accounts.js'
import { isSameConnection } from '../store/slices/connections.js'
import type { PorticoState } from '../store/state.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { EventOf } from '../types/Events.js'
import type { Portico } from '../types/Portico.js'
import { endQuietly } from './endAtWallet.js'
import { prepareQuietly } from './prepareQuietly.js'

export interface Settlement {
  /** What there was before anything of it was applied. */
  readonly before: PorticoState
  readonly accounts: readonly ConnectedAccount[]
  /**
   * The visitor chose a wallet; the library of an adapter did; what an earlier visit stored was taken up; another tab of
   * the site has connected; or the wallet has granted one more family of a session that was there.
   */
  readonly by: 'visitor' | 'library' | 'storage' | 'otherTab' | 'sessionUpdate'
  /** How the visitor got there. */
  readonly success?: EventOf<'CONNECT_SUCCESS'>['properties'] | undefined
  /** What the wallet signed while connecting. */
  readonly signIns?: readonly SiwxSession[] | undefined
}

/**
 * What is left to do once somebody is connected, such as signing in. The dialog stays as the step has it until the step
 * is done, and whoever waits for the connection waits too. Where a step rejects, so does the connecting; the connection
 * itself is the step's to end.
 */
export type SettlingStep = (portico: Portico, settlement: Settlement) => Promise<void>

const steps: MemoryKey<Set<SettlingStep>> = { create: () => new Set() }

/** From now on this belongs to every way of connecting. Gives how to take it out again. */
export function addSettlingStep(portico: Portico, step: SettlingStep): () => void {
  recall(portico, steps).add(step)
  return () => recall(portico, steps).delete(step)
}

/**
 * Every way of connecting ends here, once what was granted is the state of the kit: offers to other wallets are void,
 * the wallet before is left, what is left to do is done, and the modal goes to what comes next.
 */
export async function settleConnection(portico: Portico, settlement: Settlement): Promise<void> {
  const { before, accounts, by, success } = settlement
  // One more family of a wallet that is there says nothing about the code that the visitor may be looking at.
  if (by !== 'sessionUpdate') for (const { offer } of portico.sources.values()) offer?.withdraw()
  if (by === 'visitor') for (const account of accounts) leaveReplaced(portico, before, account)
  if (success) trackEvent(portico, { event: 'CONNECT_SUCCESS', properties: success })
  if (by === 'visitor' || by === 'otherTab') rememberLastWallet(portico)
  prepareSigning(portico, accounts)
  for (const step of recall(portico, steps)) await step(portico, settlement)
  if (by !== 'visitor' && by !== 'otherTab') return
  // What another tab has connected was not asked for here.
  const besideOthers = by === 'visitor' && hadAnother(before, accounts)
  tellDialog(portico, { type: 'connected', besideOthers })
}

/** Without several wallets at once, the one before is left, so that it and its library agree with the page. */
function leaveReplaced(portico: Portico, before: PorticoState, after: ConnectedAccount): void {
  const replaced = before.accounts[after.namespace]
  if (replaced?.status !== 'connected' || replaced.connectorId === after.connectorId) return
  const { accounts, features } = portico.store.get()
  // Source sessions were already ended by `endUnusedSessions`.
  if (features.values.multiWallet || portico.sources.has(replaced.connectorId)) return
  if (selectConnected(accounts).some(({ connectorId }) => connectorId === replaced.connectorId)) return
  endQuietly(portico, replaced.namespace, replaced)
}

/**
 * A wallet that asks in a window gets one only within the visitor's click, and Safari takes code that has to be fetched
 * first for the end of the click. So the code that signs is there before.
 */
function prepareSigning(portico: Portico, accounts: readonly ConnectedAccount[]): void {
  for (const { namespace, connectorId } of accounts) {
    const adapter = portico.adapters.get(namespace)
    const asksInWindow = portico.sources.get(connectorId)?.showsMessages?.() === false
    if (adapter && asksInWindow) prepareQuietly(portico, adapter, `The adapter of ${namespace}`)
  }
}

/** Whether a wallet is there besides, which the visitor may want to see. */
function hadAnother(before: PorticoState, accounts: readonly ConnectedAccount[]): boolean {
  return selectConnected(before.accounts).some(
    other => !accounts.some(account => isSameConnection(account, other)),
  )
}

/** The wallet that was connected just now is offered first the next time, also after it was disconnected. */
function rememberLastWallet({ store, storage }: Portico): void {
  const account = selectConnectedAccount(store.get())
  if (account) storage.set('lastWallet', { id: account.connectorId, name: account.wallet.name })
}
