import type { Portico } from '../../runtime/Portico.js'
import type { PendingPayment } from './PendingPayment.js'
import { payMemory } from './payTimes.js'

/** The unsettled payment of an order, from this visit or an earlier one. */
export function findPayment(portico: Portico, orderId: string): PendingPayment | undefined {
  return list(portico).find(({ request }) => request.orderId === orderId)
}

export function keepPayment(portico: Portico, pending: PendingPayment): void {
  portico.storage.set('payments', [...listOthers(portico, pending.request.orderId), pending])
}

/** Removes an order's payment if it is the caller's own: another tab may have started another. */
export function forgetPayment(
  portico: Portico,
  orderId: string,
  isOwn: (pending: PendingPayment) => boolean,
): void {
  const known = findPayment(portico, orderId)
  if (!known || !isOwn(known)) return
  const others = listOthers(portico, orderId)
  if (others.length === 0) portico.storage.remove('payments')
  else portico.storage.set('payments', others)
}

const listOthers = (portico: Portico, orderId: string) =>
  list(portico).filter(({ request }) => request.orderId !== orderId)

const list = ({ environment, storage }: Portico) =>
  (storage.get('payments') ?? []).filter(({ at }) => environment.now() - at < payMemory)
