import { selectConnected } from '../store/slices/accounts.js'
import type { Portico } from '../types/Portico.js'
import { handlePairingEvent } from './handlePairingEvent.js'

/** Joins the session that another tab of the site has made, where no wallet is connected already. */
export async function takeUpSession(portico: Portico): Promise<void> {
  if (selectConnected(portico.store.get().accounts).length > 0) return
  const session = await portico.pairing?.restore()
  if (session) handlePairingEvent(portico, { type: 'session', session, found: true })
}
