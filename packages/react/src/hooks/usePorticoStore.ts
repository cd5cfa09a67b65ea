'use client'
import type { PorticoState } from '@portico/core'
import { useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
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
  const committed = useRef<{ readonly value: Selected } | undefined>(undefined)
  const [read, readOnServer] = useMemo(() => {
    let last: { readonly state: PorticoState; readonly value: Selected } | undefined
    const memoised = (state: PorticoState) => {
      if (last && Object.is(last.state, state)) return last.value
      const value = select(state)
      const kept = last ?? committed.current
      // An equal value keeps its identity: React compares snapshots by identity.
      last = { state, value: kept && isEqual(kept.value, value) ? kept.value : value }
      return last.value
    }
    return [() => memoised(store.get()), () => memoised(getServerState(portico))]
  }, [portico, store, select, isEqual])
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  const value = useSyncExternalStore(subscribe, read, readOnServer)
  useEffect(() => {
    committed.current = { value }
  }, [value])
  return value
}
