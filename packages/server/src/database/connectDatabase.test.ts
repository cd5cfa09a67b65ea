import { expect, it } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import type { Queries } from './Database.js'
import { connectDatabase } from './openDatabase.js'

it('keeps lists as they are, whatever is in them', async () => {
  const database = await connectDatabase(await borrowDatabase())
  const texts = ['', ' ', 'NULL', 'null', 'a,b', '{a}', 'a "b"', '\\', '\\"', "it's", 'two\nlines', 'é', null]
  const ids = ['1', '9007199254740993', null]
  const [row] = await database`select ${texts}::text[] as texts, ${ids}::bigint[] as ids`
  expect(row).toEqual({ texts, ids })
  const [none] = await database`select ${[]}::text[] as texts, ${[1, 2]}::bigint[] as ids`
  expect(none).toEqual({ texts: [], ids: ['1', '2'] })
  await database.end()
})

it('commits all or nothing, also where a failure was caught inside', async () => {
  const database = await connectDatabase(await borrowDatabase())
  await database`create table things (name text primary key)`
  const insert = (queries: Queries, name: string) => queries`insert into things ${queries({ name })}`
  await database.begin(transaction => insert(transaction, 'first'))
  const caught = database.begin(async transaction => {
    await insert(transaction, 'second')
    await insert(transaction, 'first').catch(() => {})
  })
  await expect(caught).rejects.toMatchObject({ code: '23505' })
  let left: Queries | undefined
  const leaving = database.begin(async transaction => {
    left = transaction
    throw new Error('Left.')
  })
  await expect(leaving).rejects.toThrow('Left.')
  await expect((async () => left && (await insert(left, 'late')))()).rejects.toThrow('has ended')
  expect(await database`select name from things`).toEqual([{ name: 'first' }])
  await database.end()
})

it('keeps the connection of a query that PostgreSQL refused', async () => {
  const database = await connectDatabase(await borrowDatabase())
  const readPid = async () => (await database<{ pid: number }[]>`select pg_backend_pid() as pid`)[0]?.pid
  const pid = await readPid()
  await expect(database`select nothing`).rejects.toMatchObject({ code: '42703' })
  expect(await readPid()).toBe(pid)
  await database.end()
})

it('refuses a value that is undefined', async () => {
  const database = await connectDatabase(await borrowDatabase())
  const row: Record<string, string> = { a: '1' }
  const missing = row.b as string
  await expect((async () => await database`select ${missing} as it`)()).rejects.toThrow(
    'undefined after: select',
  )
  await database.end()
})

it('rejects the queries that wait for a connection when it closes', async () => {
  const database = await connectDatabase(await borrowDatabase())
  let begun = 0
  const transactions = Array.from({ length: database.maxConnections }, () =>
    database.begin(async () => {
      begun++
      // Each holds a connection and waits for another.
      await database`select 1`
    }),
  )
  const outcomes = Promise.allSettled(transactions)
  await expect.poll(() => begun).toBe(database.maxConnections)
  await database.end()
  const closed = { status: 'rejected', reason: expect.objectContaining({ code: 'CONNECTION_CLOSED' }) }
  expect(await outcomes).toEqual(transactions.map(() => closed))
  await expect((async () => await database`select 1`)()).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
})
