import type { PorticoState } from '@portico/core'
import { usePorticoStore } from './internal/usePorticoStore.js'

export type UsePorticoEventsResult = PorticoState['events']

/** The latest event of the kit. To receive every event, use `watchEvents`. */
export function usePorticoEvents(): UsePorticoEventsResult {
  return usePorticoStore(state => state.events, Object.is, 'usePorticoEvents')
}
