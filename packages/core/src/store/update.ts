import type { Portico } from '../runtime/Portico.js'
import type { PorticoState } from './state.js'

/** Applies a transition to one slice; other slices keep their identity. */
export function update<Slice extends keyof PorticoState>(
  portico: Portico,
  slice: Slice,
  transition: (value: PorticoState[Slice]) => PorticoState[Slice],
): void {
  portico.store.set(state => {
    const next = transition(state[slice])
    return Object.is(next, state[slice]) ? state : { ...state, [slice]: next }
  })
}
