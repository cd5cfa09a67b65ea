import { update } from '../actions/update.js'
import { nextSwap, type SwapEvent } from '../store/slices/swap.js'
import type { Portico } from '../types/Portico.js'

/** Takes swapping a step further. */
export function moveSwap(portico: Portico, event: SwapEvent): void {
  update(portico, 'swap', state => nextSwap(state, event))
}
