import type { Portico } from '../runtime/Portico.js'
import type { Timer } from '../services/Environment.js'
import { type MemoryKey, recall } from '../store/recall.js'
import { update } from '../store/update.js'
import { shakeDuration } from '../utils/timing.js'

const shaking: MemoryKey<{ timer?: Timer }> = { create: () => ({}) }

export function shake(portico: Portico): void {
  const memory = recall(portico, shaking)
  portico.environment.clearTimeout(memory.timer)
  update(portico, 'modal', modal => ({ ...modal, shake: true }))
  memory.timer = portico.environment.setTimeout(
    () => update(portico, 'modal', modal => ({ ...modal, shake: false })),
    shakeDuration,
  )
}
