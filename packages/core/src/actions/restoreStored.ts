import { setDisconnected } from '../store/slices/accounts.js'
import type { Portico } from '../types/Portico.js'
import { reportError } from './reportError.js'

/** Begins to take up what storage remembers of connections; a page without any loads nothing for it. */
export function restoreStored(portico: Portico): void {
  const { accounts, initialized } = portico.store.get()
  const restoring = Object.values(accounts).filter(account => account.status === 'connecting')
  if (restoring.length === 0) {
    if (!initialized) portico.store.set(state => ({ ...state, initialized: true }))
    return
  }
  import('./reconnect.js').then(
    ({ reconnect }) => reconnect(portico),
    error => {
      reportError(portico, 'Connections could not be restored.', error)
      portico.store.set(state => ({
        ...state,
        initialized: true,
        accounts: restoring.reduce((all, { namespace }) => setDisconnected(all, namespace), state.accounts),
      }))
    },
  )
}
