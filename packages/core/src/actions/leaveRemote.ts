import { connectorIds } from '../constants/connectors.js'
import { selectConnected } from '../store/slices/accounts.js'
import type { Portico } from '../types/Portico.js'
import { disconnect } from './disconnect.js'
import { forgetIdle } from './forgetIdle.js'

const connectorId = connectorIds.walletConnect

/** Ends the session of the remote wallet, be it in use or standing by. */
export function leaveRemote(portico: Portico): void {
  const used = selectConnected(portico.store.get().accounts).find(
    account => account.connectorId === connectorId,
  )
  if (used) {
    void disconnect(portico, { namespace: used.namespace })
    return
  }
  forgetIdle(portico, connectorId)
  portico.pairing
    ?.disconnect()
    .catch(error => portico.environment.logger.warn('The wallet did not confirm the disconnect.', error))
}
