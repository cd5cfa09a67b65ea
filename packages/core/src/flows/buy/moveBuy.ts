import type { Portico } from '../../runtime/Portico.js'
import type { BuyEvent } from '../../store/slices/buy.js'
import { update } from '../../store/update.js'
import { nextBuy } from './nextBuy.js'

export function moveBuy(portico: Portico, event: BuyEvent): void {
  update(portico, 'buy', state => nextBuy(state, event))
}
