import { createHash } from 'node:crypto'
import type { Database } from '../database/Database.js'
import { enqueueEvent } from '../webhooks/enqueueEvent.js'

/**
 * The store of `verifyPayment` in Portico's own database: a payment settles one order, and the webhooks are told in
 * the same transaction.
 */
export function createPaymentStore(database: Database) {
  return {
    async claim(paymentId: string, orderId: string): Promise<boolean> {
      const payment = createHash('sha256').update(paymentId).digest()
      return await database.begin(async transaction => {
        const isClaimed = await transaction`
          insert into order_payments (payment, order_id) values (${payment}, ${orderId})
          on conflict (payment) do update set order_id = order_payments.order_id
            where order_payments.order_id = excluded.order_id
          returning 1`.exists()
        if (!isClaimed) return false
        // The payer is the last part of the id.
        const address = paymentId.split(':').at(-1) || undefined
        const data = { orderId, paymentId }
        await enqueueEvent(transaction, 'payment.confirmed', data, { key: [paymentId], address })
        return true
      })
    },
  }
}
