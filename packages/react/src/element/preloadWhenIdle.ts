import type { Portico } from '@portico/core'
import { runWhenIdle } from '../ui/dom/runWhenIdle.js'
import { mountAhead } from './attachModal.js'
import { loadModal } from './modalLoader.js'

export function preloadWhenIdle(page: Window & typeof globalThis, portico: Portico): () => void {
  let left = false
  let callOff = runWhenIdle(page, async () => {
    await loadModal().catch(() => undefined)
    if (!left) callOff = runWhenIdle(page, () => mountAhead(portico))
  })
  return () => {
    left = true
    callOff()
  }
}
