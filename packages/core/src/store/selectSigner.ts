import type { ConnectedAccount } from './Account.js'
import { selectActiveConnector, selectConnectedAccount } from './selectors.js'
import type { PorticoState } from './state.js'

/** Whether the active account is watch-only. */
export function selectIsWatching(state: PorticoState): boolean {
  return selectActiveConnector(state)?.isReadOnly === true
}

/** The connected account, if it can sign. */
export function selectSigner(state: PorticoState): ConnectedAccount | undefined {
  return selectIsWatching(state) ? undefined : selectConnectedAccount(state)
}
