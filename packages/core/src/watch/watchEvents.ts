import type { EventsState } from '../store/slices/events.js'
import type { Portico } from '../types/Portico.js'
import { watch } from './watch.js'

/** Every event the kit tracks, whether or not it is sent anywhere. */
export function watchEvents(
  portico: Portico,
  { onChange }: { readonly onChange: (events: EventsState) => void },
): () => void {
  return watch(portico, state => state.events, onChange)
}
