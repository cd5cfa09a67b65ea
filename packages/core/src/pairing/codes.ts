import type { Timer } from '../environment/Environment.js'
import { type MemoryKey, recall } from '../store/recall.js'
import type { PairingState } from '../store/slices/pairing.js'
import type { ChainNamespace } from '../types/ChainNamespace.js'
import type { Portico } from '../types/Portico.js'

interface Codes {
  /** How many show the code; it is renewed for them. */
  shown: number
  /** How many want it to stay good: those who show it, and those who wait for an answer. */
  held: number
  /** Renews the code that is shown. */
  timer?: Timer
  /** The family that the code asks for; all of them when there is none. */
  family?: ChainNamespace | undefined
  /** Withdraws every code that is out, also those that were renewed. */
  controller?: AbortController | undefined
  /** Stops looking whether the visitor is still there. */
  unwatch?: (() => void) | undefined
  resumed?: boolean
}

export const codes: MemoryKey<Codes> = { create: () => ({ shown: 0, held: 0 }) }

/** Makes every code void that is out: a wallet that answers one now connects nobody. */
export function withdrawCodes(portico: Portico): void {
  const memory = recall(portico, codes)
  portico.environment.clearTimeout(memory.timer)
  memory.unwatch?.()
  memory.controller?.abort()
  memory.unwatch = memory.controller = undefined
  portico.store.set(state => (isOut(state.pairing) ? { ...state, pairing: { status: 'idle' } } : state))
}

const isOut = ({ status }: PairingState) => status === 'creating' || status === 'ready'
