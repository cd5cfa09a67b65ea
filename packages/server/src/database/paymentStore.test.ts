import { createPostgresPaymentStore } from '@portico/payments'
import { expect, it } from 'vitest'
import { openBorrowedDatabase } from '../../test/openBorrowedDatabase.js'

it('PostgreSQL gives a payment to one of many orders that ask at once, and to no other afterwards [PY05]', async () => {
  const { database, close } = await openBorrowedDatabase()
  await database`create table payments (payment_id text primary key, order_id text not null)`
  const query = (text: string, values: string[]) => {
    const parts = text.split(/\$\d/)
    return database(Object.assign(parts, { raw: parts }), ...values)
  }
  const store = createPostgresPaymentStore(query)
  const orders = Array.from({ length: 20 }, (_, at) => `order ${at}`)
  const claims = await Promise.all(orders.map(order => store.claim('payment', order)))
  expect(claims.filter(Boolean)).toHaveLength(1)
  expect(await Promise.all(orders.map(order => store.claim('payment', order)))).toEqual(claims)
  expect(await store.claim('another payment', 'order 0')).toBe(true)
  // As `pg` answers.
  const rows = createPostgresPaymentStore(async (...statement) => ({ rows: await query(...statement) }))
  expect(await Promise.all(orders.map(order => rows.claim('payment', order)))).toEqual(claims)
  await close()
})
