import { setDisconnected } from '../store/slices/accounts.js'
import type { Portico } from '../types/Portico.js'

/** Takes up what storage remembers of connections; a page without any loads nothing for it. */
export function restore(portico: Portico): void {
  const awaited = portico.pairing?.resume()
  if (awaited) {
    awaited.catch(() => undefined) // told by whoever waits for it, who is yet to load
    import('./pair.js').then(
      ({ awaitSession }) => awaitSession(portico, awaited),
      error => portico.environment.logger.error('A code of an earlier page was given up.', error),
    )
  }
  const { accounts, initialized } = portico.store.get()
  const restoring = Object.values(accounts).filter(account => account.status === 'connecting')
  if (restoring.length === 0) {
    if (!initialized) portico.store.set(state => ({ ...state, initialized: true }))
    return
  }
  import('./reconnect.js').then(
    ({ reconnect }) => reconnect(portico),
    error => {
      portico.environment.logger.error('Connections could not be restored.', error)
      portico.store.set(state => ({
        ...state,
        initialized: true,
        accounts: restoring.reduce((all, { namespace }) => setDisconnected(all, namespace), state.accounts),
      }))
    },
  )
}
