import type { Portico, PorticoState } from 'portico'
import { useSyncExternalStore } from 'react'

/** Reads an instance that is handed around by hand; the selector must give the same object for the same state. */
export function useSelected<Selected>(portico: Portico, select: (state: PorticoState) => Selected): Selected {
  return useSyncExternalStore(portico.store.subscribe, () => select(portico.store.get()))
}
