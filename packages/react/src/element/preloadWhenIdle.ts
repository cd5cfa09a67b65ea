import { runWhenIdle } from '../ui/dom/runWhenIdle.js'
import { preloadModal } from './modalLoader.js'

/** Returns how to call it off. */
export function preloadWhenIdle(page: Window & typeof globalThis): () => void {
  return runWhenIdle(page, preloadModal)
}
