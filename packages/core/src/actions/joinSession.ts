import { selectConnected } from '../store/slices/accounts.js'
import type { Portico } from '../types/Portico.js'
import type { WalletSource } from '../types/Source.js'
import { handleSourceEvent } from './handleSourceEvent.js'

/** Joins a session that another tab of the site has made, where no wallet is connected already. */
export async function joinSession(portico: Portico, sources: readonly WalletSource[]): Promise<void> {
  for (const source of sources) {
    if (selectConnected(portico.store.get().accounts).length > 0) return
    const session = (await source.restore()).at(-1)
    if (session) await handleSourceEvent(portico, source, { type: 'session', session, found: true })
  }
}
