/** Which payment has settled which order, shared by all servers of a shop. It is kept for ever: transactions are, too. */
export interface PaymentStore {
  /**
   * Notes the order of a payment that has none yet. Resolves to whether the payment is this order's: true again when the
   * same order asks twice. Has to be atomic: of two orders at once, one gets the payment.
   */
  claim(paymentId: string, orderId: string): Promise<boolean>
}

/** For tests, and for a shop of one process that may forget. */
export function createMemoryPaymentStore(): PaymentStore {
  const orders = new Map<string, string>()
  return {
    async claim(paymentId, orderId) {
      if (!orders.has(paymentId)) orders.set(paymentId, orderId)
      return orders.get(paymentId) === orderId
    },
  }
}

/** Runs a statement with its values: `pool.query` of `pg`, or `sql.unsafe` of `postgres`. */
export type PostgresQuery = (
  text: string,
  values: string[],
) => PromiseLike<readonly unknown[] | { readonly rows: readonly unknown[] }>

/** In the table `payments (payment_id text primary key, order_id text not null)` of a PostgreSQL database. */
export function createPostgresPaymentStore(query: PostgresQuery): PaymentStore {
  return {
    async claim(paymentId, orderId) {
      const result = await query(
        `insert into payments (payment_id, order_id) values ($1, $2)
         on conflict (payment_id) do update set order_id = payments.order_id
           where payments.order_id = excluded.order_id
         returning payment_id`,
        [paymentId, orderId],
      )
      return ('rows' in result ? result.rows : result).length === 1
    },
  }
}
