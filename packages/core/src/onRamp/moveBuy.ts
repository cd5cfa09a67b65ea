import type { BuyEvent } from '../store/slices/buy.js'
import { update } from '../store/update.js'
import type { Portico } from '../types/Portico.js'
import { nextBuy } from './nextBuy.js'

/** Takes buying a step further. */
export function moveBuy(portico: Portico, event: BuyEvent): void {
  update(portico, 'buy', state => nextBuy(state, event))
}
