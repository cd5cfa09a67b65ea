'use client'
import type { PorticoState } from '@portico/core'
import { usePorticoStore } from './usePorticoStore.js'

/** The latest event of the kit. To hear each of several in a row, use `watchEvents`. */
export function usePorticoEvents(): PorticoState['events'] {
  return usePorticoStore(state => state.events, Object.is, 'usePorticoEvents')
}
