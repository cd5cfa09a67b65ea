import type { Portico } from '../runtime/Portico.js'
import type { EventsState } from '../store/slices/events.js'
import { watchState } from '../store/watchState.js'

/** Calls back for every event, whether it is sent or not. */
export function watchEvents(
  portico: Portico,
  { onChange }: { readonly onChange: (events: EventsState) => void },
): () => void {
  return watchState(portico, state => state.events, onChange)
}
