'use client'
import type { PorticoState } from '@portico/core'
import { useContext, useRef, useSyncExternalStore } from 'react'
import { getServerState } from './getServerState.js'
import { ShownStoreContext } from './ShownStoreContext.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/**
 * What a selector gives of the state, rendered again only when that changes. A selector that builds an object
 * comes with its own equality, `isShallowEqual` for most.
 */
export function usePorticoStore<Selected>(
  select: (state: PorticoState) => Selected,
  isEqual: (left: Selected, right: Selected) => boolean = Object.is,
  hook = 'usePorticoStore',
): Selected {
  const portico = usePorticoInstance(hook)
  const store = useContext(ShownStoreContext) ?? portico.store
  // An equal value keeps its identity, which is what React compares. Whichever render wrote it last, it is equal
  // to what the others would have read, so it may be written while rendering.
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
