import { selectConnectedAccount } from '../store/selectors.js'
import type { Portico } from '../types/Portico.js'

/** The wallet that was connected just now is offered first the next time, also after it was disconnected. */
export function rememberLastWallet({ store, storage }: Portico): void {
  const account = selectConnectedAccount(store.get())
  if (account) storage.set('lastWallet', { id: account.connectorId, name: account.wallet.name })
}
