import type { Portico } from '../../runtime/Portico.js'
import { type NamingEvent, type NamingState, nextNaming } from '../../store/slices/naming.js'
import { update } from '../../store/update.js'
import { selectNaming } from './selectNameOwner.js'

/**
 * Applies an event to the name registration. A flow that has replaced `since`, such as that of another account, is
 * not changed.
 */
export function moveNaming(
  portico: Portico,
  event: NamingEvent,
  since: NamingState = selectNaming(portico.store.get()),
): NamingState {
  update(portico, 'naming', state =>
    event.type === 'edited' || state === since ? nextNaming(state, event) : state,
  )
  return portico.store.get().naming
}
