import type { PorticoError } from '@portico/protocol'
import { showToast } from '../events/showToast.js'
import type { Portico } from '../runtime/Portico.js'
import { type MemoryKey, recall } from '../store/recall.js'

const memory: MemoryKey<Set<string>> = { create: () => new Set() }

/** Reports an outage once until it is over: the data is polled every half minute. */
export function tellOutage(portico: Portico, error: PorticoError): PorticoError {
  const told = recall(portico, memory)
  if (!told.has(error.code)) showToast(portico, { type: 'error', message: error.userMessage, error })
  told.add(error.code)
  return error
}

export function tellRecovery(portico: Portico, code: string): void {
  recall(portico, memory).delete(code)
}
