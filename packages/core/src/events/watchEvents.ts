import type { Portico } from '../runtime/Portico.js'
import type { EventsState } from '../store/slices/events.js'
import { watch } from '../store/watch.js'

/** Every event the kit tracks, whether or not it is sent anywhere. */
export function watchEvents(
  portico: Portico,
  { onChange }: { readonly onChange: (events: EventsState) => void },
): () => void {
  return watch(portico, state => state.events, onChange)
}
