import { selectConnected } from '../store/slices/accounts.js'
import { isSameConnection } from '../store/slices/connections.js'
import type { PorticoState } from '../store/state.js'
import type { ConnectedAccount } from '../types/Account.js'
import type { EventOf } from '../types/Events.js'
import type { Portico } from '../types/Portico.js'
import { endQuietly } from './endAtWallet.js'
import { leaveConnectViews } from './leaveConnectViews.js'
import { rememberLastWallet } from './rememberLastWallet.js'
import { trackEvent } from './trackEvent.js'

export interface Settlement {
  /** What there was before anything of it was applied. */
  readonly before: PorticoState
  readonly accounts: readonly ConnectedAccount[]
  /**
   * The visitor chose a wallet; the library of an adapter did; what an earlier visit stored was taken up; or another
   * tab of the site has connected.
   */
  readonly by: 'visitor' | 'library' | 'storage' | 'otherTab'
  /** How the visitor got there. */
  readonly success?: EventOf<'CONNECT_SUCCESS'>['properties'] | undefined
}

/**
 * Every way of connecting ends here, once what was granted is the state of the kit: offers to other wallets are void,
 * the wallet before is left, and the modal goes to what comes next.
 */
export function settleConnection(portico: Portico, { before, accounts, by, success }: Settlement): void {
  for (const source of portico.sources.values()) source.withdraw?.()
  if (by === 'visitor') for (const account of accounts) leaveReplaced(portico, before, account)
  if (success) trackEvent(portico, { event: 'CONNECT_SUCCESS', properties: success })
  if (by === 'visitor' || by === 'otherTab') rememberLastWallet(portico)
  if (by === 'visitor') leaveConnectViews(portico, hadAnother(before, accounts))
  if (by === 'otherTab') leaveConnectViews(portico, false)
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

/** Whether a wallet is there besides, which the visitor may want to see. */
function hadAnother(before: PorticoState, accounts: readonly ConnectedAccount[]): boolean {
  return selectConnected(before.accounts).some(
    other => !accounts.some(account => isSameConnection(account, other)),
  )
}
