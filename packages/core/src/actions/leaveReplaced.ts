import { selectConnected } from '../store/slices/accounts.js'
import type { AccountState, ConnectedAccount } from '../types/Account.js'
import type { Portico } from '../types/Portico.js'
import { leaveWallet } from './leaveWallet.js'

/** Without several wallets at once, the one before is left, so that it and its library agree with the page. */
export function leaveReplaced(
  portico: Portico,
  before: AccountState | undefined,
  after: Pick<ConnectedAccount, 'connectorId'>,
): void {
  if (before?.status !== 'connected' || before.connectorId === after.connectorId) return
  const { accounts, features } = portico.store.get()
  if (features.values.multiWallet) return
  // One session may serve other families still.
  if (selectConnected(accounts).some(({ connectorId }) => connectorId === before.connectorId)) return
  leaveWallet(portico, before).catch(error =>
    portico.environment.logger.warn(`${before.wallet.name} did not confirm the disconnect.`, error),
  )
}
