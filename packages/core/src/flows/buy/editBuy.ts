import type { Portico } from '../../runtime/Portico.js'
import type { BuyDraft } from '../../store/slices/buy.js'
import { moveBuy } from './moveBuy.js'
import { selectBuyer } from './selectBuyer.js'

/** Changes the draft. */
export function editBuy(portico: Portico, change: Partial<BuyDraft>): void {
  const owner = selectBuyer(portico.store.get())?.account.caipAddress
  if (owner) moveBuy(portico, { type: 'edited', owner, change })
}
