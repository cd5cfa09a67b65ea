import type { Portico } from '../../runtime/Portico.js'
import type { SwapEvent, SwapState } from '../../store/slices/swap.js'
import { update } from '../../store/update.js'
import { nextSwap } from './nextSwap.js'
import { selectSwap } from './selectSwap.js'

/**
 * Takes swapping a step further: from where the visitor is, or from where it was begun. What has taken its place meanwhile,
 * such as the swap of another account, is not moved.
 */
export function moveSwap(
  portico: Portico,
  event: SwapEvent,
  since: SwapState = selectSwap(portico.store.get()),
): void {
  const isNew = event.type === 'edited' || event.type === 'resumed'
  update(portico, 'swap', state => (isNew || state === since ? nextSwap(state, event) : state))
}
