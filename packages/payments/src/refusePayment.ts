import { PorticoError, paymentPending, paymentRefused } from '@portico/protocol'

export const refusePayment = (reason: string) => new PorticoError(paymentRefused, { context: { reason } })

/** The transaction may still become a payment; the shop should retry later. */
export const deferPayment = () => new PorticoError(paymentPending)

/** A node of another network, such as a test network, would confirm payments that do not exist on the right one. */
export function assertNetwork(isSame: boolean): void {
  if (!isSame) throw refusePayment('the node that was asked is of another network')
}
