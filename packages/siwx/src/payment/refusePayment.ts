import { PorticoError, paymentPending, paymentRefused } from '@portico/protocol'

export const refusePayment = (reason: string) => new PorticoError(paymentRefused, { context: { reason } })

/** For what may still become a payment: a shop that asks again later gets another answer. */
export const deferPayment = () => new PorticoError(paymentPending)

/** A node of another network, such as a test network, would confirm payments that nobody has made on the right one. */
export function assertNetwork(isSame: boolean): void {
  if (!isSame) throw refusePayment('the node that was asked is of another network')
}
