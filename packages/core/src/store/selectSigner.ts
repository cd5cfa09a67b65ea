import type { ConnectedAccount } from '../types/Account.js'
import { selectActiveConnector, selectConnectedAccount } from './selectors.js'
import type { PorticoState } from './state.js'

/** Whether the account in use is only shown: nothing can be signed with it. */
export function selectIsWatching(state: PorticoState): boolean {
  return selectActiveConnector(state)?.isReadOnly === true
}

/** The connected account in use, where it can sign. */
export function selectSigner(state: PorticoState): ConnectedAccount | undefined {
  return selectIsWatching(state) ? undefined : selectConnectedAccount(state)
}
