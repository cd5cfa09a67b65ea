import { type CapabilitiesOwner, capabilitiesQuery } from '../src/connection/getCapabilities.js'
import { selectConnectedAccount } from '../src/store/selectors.js'
import { selectQuery, unfetched } from '../src/store/slices/queries.js'
import type { PorticoState } from '../src/store/state.js'

export function selectCapabilities(state: PorticoState, namespace?: 'eip155') {
  const owner = selectConnectedAccount(state, namespace) as CapabilitiesOwner | undefined
  return owner ? selectQuery(state, capabilitiesQuery, owner) : unfetched
}
