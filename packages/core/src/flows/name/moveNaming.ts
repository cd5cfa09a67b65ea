import type { Portico } from '../../runtime/Portico.js'
import { type NamingEvent, type NamingState, nextNaming } from '../../store/slices/naming.js'
import { update } from '../../store/update.js'
import { selectNaming } from './selectNameOwner.js'

/**
 * Takes registering a name a step further: from where the visitor is, or from where it was begun. What has taken its place
 * meanwhile, such as the name of another account, is not moved.
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
