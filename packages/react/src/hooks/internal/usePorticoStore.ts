'use client'
import type { PorticoState } from '@portico/core'
import { useContext } from 'react'
import { ShownStoreContext } from '../../context/ShownStoreContext.js'
import { useStoreOf } from '../useStoreOf.js'
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
  return useStoreOf(portico, store, select, isEqual)
}
