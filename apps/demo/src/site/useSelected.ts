import type { Portico, PorticoState } from 'portico'
import { useSyncExternalStore } from 'react'

/** Selects from an instance that is passed explicitly. The selector must be referentially stable. */
export function useSelected<Selected>(portico: Portico, select: (state: PorticoState) => Selected): Selected {
  return useSyncExternalStore(portico.store.subscribe, () => select(portico.store.get()))
}
