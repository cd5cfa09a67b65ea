import { update } from '../actions/update.js'
import { type NamingEvent, nextNaming } from '../store/slices/naming.js'
import type { Portico } from '../types/Portico.js'

/** Takes registering a name a step further. */
export function moveNaming(portico: Portico, event: NamingEvent): void {
  update(portico, 'naming', state => nextNaming(state, event))
}
