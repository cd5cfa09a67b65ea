import { type MemoryKey, recall } from '../store/recall.js'
import type { Portico } from '../types/Portico.js'

/** What sources have told, up to the latest. Apart from who tells it, so that who signs need not load that. */
export const sourceEvents: MemoryKey<{ handled?: Promise<void> }> = { create: () => ({}) }

/** Until all that sources have told so far is handled: whose signature an answer is may depend on it. */
export async function waitForSourceEvents(portico: Portico): Promise<void> {
  await recall(portico, sourceEvents).handled
}
