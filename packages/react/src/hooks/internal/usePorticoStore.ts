'use client'
import type { PorticoState } from '@portico/core'
import { useContext } from 'react'
import { ShownStoreContext } from '../../context/ShownStoreContext.js'
import { useStoreOf } from '../useStoreOf.js'
import { usePorticoInstance } from './usePorticoInstance.js'

/**
 * Selects from the state and re-renders only when the selected value changes. A selector that builds an object
 * needs an equality function, usually `isShallowEqual`.
 */
export function usePorticoStore<Selected>(
  select: (state: PorticoState) => Selected,
  isEqual: (left: Selected, right: Selected) => boolean = Object.is,
  hook = 'usePorticoStore',
): Selected {
  const portico = usePorticoInstance(hook)
  const store = useContext(ShownStoreContext) ?? portico.store
  return useStoreOf(portico, store, select, isEqual)
}
