import type { Portico } from '../../runtime/Portico.js'
import type { SwapEvent, SwapState } from '../../store/slices/swap.js'
import { update } from '../../store/update.js'
import { nextSwap } from './nextSwap.js'
import { selectSwap } from './selectSwap.js'

/**
 * Applies an event to the swap flow. A flow that has replaced `since`, such as that of another account, is not
 * changed.
 */
export function moveSwap(
  portico: Portico,
  event: SwapEvent,
  since: SwapState = selectSwap(portico.store.get()),
): void {
  const isNew = event.type === 'edited' || event.type === 'resumed'
  update(portico, 'swap', state => (isNew || state === since ? nextSwap(state, event) : state))
}
