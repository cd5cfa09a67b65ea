import type { Portico } from '../../runtime/Portico.js'
import type { PayEvent } from '../../store/slices/pay.js'
import { update } from '../../store/update.js'
import { nextPay } from './nextPay.js'

export function movePay(portico: Portico, event: PayEvent): void {
  update(portico, 'pay', state => nextPay(state, event))
}
