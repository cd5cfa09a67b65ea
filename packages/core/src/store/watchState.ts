import type { Portico } from '../runtime/Portico.js'
import type { PorticoState } from './state.js'

/** Calls back when the selected value has changed; returns how to stop. */
export function watchState<Selected>(
  portico: Portico,
  select: (state: PorticoState) => Selected,
  onChange: (selected: Selected, previous: Selected) => void,
  isEqual: (left: Selected, right: Selected) => boolean = Object.is,
): () => void {
  let previous = select(portico.store.get())
  return portico.store.subscribe(() => {
    const selected = select(portico.store.get())
    if (isEqual(selected, previous)) return
    const before = previous
    previous = selected
    onChange(selected, before)
  })
}
