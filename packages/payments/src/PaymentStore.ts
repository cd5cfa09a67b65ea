/** Records which payment has settled which order, for all servers of a shop. Entries never expire. */
export interface PaymentStore {
  /** Whether the payment belongs to this order. Must be atomic: of two concurrent orders only one gets it. */
  claim(paymentId: string, orderId: string): Promise<boolean>
}

export function createMemoryPaymentStore(): PaymentStore {
  const orders = new Map<string, string>()
  return {
    async claim(paymentId, orderId) {
      if (!orders.has(paymentId)) orders.set(paymentId, orderId)
      return orders.get(paymentId) === orderId
    },
  }
}

/** Runs a parameterised statement: `pool.query` of `pg`, or `sql.unsafe` of `postgres`. */
export type PostgresQuery = (
  text: string,
  values: string[],
) => PromiseLike<readonly unknown[] | { readonly rows: readonly unknown[] }>

/** Uses the table `payments (payment_id text primary key, order_id text not null)` of a PostgreSQL database. */
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
