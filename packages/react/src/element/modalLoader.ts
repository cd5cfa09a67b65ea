import { lazy } from '@portico/core/adapter'

const modal = lazy(() => import('../modal/mountModal.js'))

export const loadModal = modal.load

/** Preloads the modal's code. Only our own script is fetched; no service is contacted. */
export function preloadModal(): void {
  loadModal().catch(() => undefined)
}
