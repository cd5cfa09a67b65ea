import type { ConnectedAccount } from './Account.js'
import { selectActiveConnector, selectConnectedAccount } from './selectors.js'
import type { PorticoState } from './state.js'

export function selectIsWatching(state: PorticoState): boolean {
  return selectActiveConnector(state)?.isReadOnly === true
}

export function selectSigner(state: PorticoState): ConnectedAccount | undefined {
  return selectIsWatching(state) ? undefined : selectConnectedAccount(state)
}
