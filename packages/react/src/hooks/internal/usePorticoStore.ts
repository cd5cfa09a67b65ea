import type { Portico, PorticoState } from '@portico/core'
import { PorticoError, providerMissing } from '@portico/protocol'
import { useContext } from 'react'
import { PorticoContext, ShownStoreContext } from '../../context/PorticoContext.js'
import { useStoreOf } from '../useStoreOf.js'

export function usePorticoInstance(hook: string): Portico {
  const portico = useContext(PorticoContext)
  if (!portico) throw new PorticoError(providerMissing, { context: { hook } })
  return portico
}

/** Re-renders when the selected value changes. A selector that builds an object needs `isShallowEqual`. */
export function usePorticoStore<Selected>(
  select: (state: PorticoState) => Selected,
  isEqual: (left: Selected, right: Selected) => boolean = Object.is,
  hook = 'usePorticoStore',
): Selected {
  const portico = usePorticoInstance(hook)
  const store = useContext(ShownStoreContext) ?? portico.store
  return useStoreOf(portico, store, select, isEqual)
}
