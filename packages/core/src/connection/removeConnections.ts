import type { Portico } from '../runtime/Portico.js'
import { isChosen } from '../store/isChosen.js'
import type { PlacedConnection } from '../store/slices/connections.js'
import { addRecentConnection } from './addRecentConnection.js'
import { forgetFetched } from './forgetFetched.js'
import { forgetUnusedSessions } from './liveSessions.js'
import { persistConnections } from './persistConnections.js'
import { withoutConnection } from './withoutConnection.js'

/** In one commit, without disconnecting the wallets. With `multiWallet` they are offered again. */
export function removeConnections(portico: Portico, removed: readonly PlacedConnection[]): void {
  if (removed.length === 0) return
  const { accounts, features } = portico.store.get()
  const used = removed.filter(({ namespace, connection }) => isChosen(accounts[namespace], connection))
  if (features.values.multiWallet) {
    for (const { namespace, connection } of removed) addRecentConnection(portico, namespace, connection)
  }
  if (used.length > 0)
    forgetFetched(
      portico,
      used.map(({ namespace }) => namespace),
    )
  portico.store.set(state => removed.reduce((all, one) => withoutConnection(portico, all, one), state))
  forgetUnusedSessions(portico)
  persistConnections(portico)
}
