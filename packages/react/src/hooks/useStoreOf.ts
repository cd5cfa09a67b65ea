import type { Portico, PorticoState } from '@portico/core'
import type { Store } from '@portico/core/internal'
import { useRef, useSyncExternalStore } from 'react'
import { getServerState } from '../state/getServerState.js'

/** `usePorticoStore` for an instance that does not come from a provider. */
export function useStoreOf<Selected>(
  portico: Portico,
  store: Pick<Store<PorticoState>, 'get' | 'subscribe'>,
  select: (state: PorticoState) => Selected,
  isEqual: (left: Selected, right: Selected) => boolean,
): Selected {
  // An equal value keeps its identity, because React compares by identity. Writing the ref while rendering is safe:
  // concurrent renders would write equal values.
  const last = useRef<{ readonly value: Selected }>(undefined)
  const read = (state: PorticoState) => {
    const value = select(state)
    if (!last.current || !isEqual(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(
    store.subscribe,
    () => read(store.get()),
    () => read(getServerState(portico)),
  )
}
