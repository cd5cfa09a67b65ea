import { expect, it, onTestFinished } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { findBreaks, readCatalogue } from '../../test/readCatalogue.js'
import { startTestServer } from '../../test/startTestServer.js'
import { escrowSchema } from '../escrow/escrowSchema.js'
import { startServer } from '../startServer.js'
import { migrate, type Schema, serverSchema } from './migrate.js'
import type { Migration } from './migrations.js'
import { connectDatabase } from './openDatabase.js'

async function openEmpty() {
  const database = await connectDatabase(await borrowDatabase())
  onTestFinished(() => database.end())
  return database
}

const first = `create table orders (id integer primary key, name text not null, note text)`

/** What a change of this table would do to servers that know it as it was. */
async function change(sql: string) {
  const database = await openEmpty()
  await database.unsafe(first)
  const before = await readCatalogue(database)
  await database.unsafe(sql)
  return findBreaks(before, await readCatalogue(database))
}

it.each([
  ['drop table orders', 'orders.id is gone'],
  ['alter table orders drop column note', 'orders.note is gone'],
  ['alter table orders rename column note to remark', 'orders.note is gone'],
  ['alter table orders alter column id type bigint', 'orders.id is of another type'],
  ['alter table orders alter column note set not null', 'orders.note has to be given'],
  ['alter table orders add column more text not null', 'orders.more has to be given'],
  ['alter table orders add unique (name)', 'a new rule, orders: UNIQUE (name)'],
  ["alter table orders add check (name <> '')", 'a new rule, orders: CHECK'],
  ['create unique index on orders (name)', 'a new rule, orders: CREATE UNIQUE INDEX'],
])('a change that older servers cannot work with is noticed: %s', async (sql, reason) => {
  expect((await change(sql)).join('\n')).toContain(reason)
})

it('a change that they need not know of is not', async () => {
  expect(
    await change(`
      create table lines (id integer primary key, order_id integer not null references orders (id));
      alter table orders add column more text, add column many integer not null default 1 check (many > 0);
      create index on orders (name);
      alter table orders alter column name drop not null`),
  ).toEqual([])
})

it.each([
  ['server', serverSchema],
  ['escrow', escrowSchema],
])('every migration of the %s lets older servers go on, or says that it does not', async (_, schema) => {
  const database = await openEmpty()
  const breaking: string[] = []
  for (const [index, { name, excludesOlder }] of schema.migrations.entries()) {
    const before = await readCatalogue(database)
    await migrate(database, { ...schema, migrations: schema.migrations.slice(0, index + 1) })
    const breaks = findBreaks(before, await readCatalogue(database))
    const isMarked = excludesOlder ?? false
    if (breaks.length > 0 !== isMarked) breaking.push(`${name}: ${breaks.join('; ') || 'lets them go on'}`)
  }
  expect(breaking).toEqual([])
})

/** What a release after this one might bring. */
const next: Migration = {
  version: serverSchema.migrations.length + 1,
  name: 'next',
  sql: `
    create table next_things (id integer primary key);
    alter table wallets add column next_thing integer references next_things (id);
    alter table projects add column next_note text not null default '';
    create index next_index on projects (next_note)`,
}
const nextSchema: Schema = { ...serverSchema, migrations: [...serverSchema.migrations, next] }

it('servers serve on while a newer one brings the schema up to date, and start again afterwards', async () => {
  const server = await startTestServer()
  onTestFinished(server.close)
  let isMigrating = true
  const statuses: number[] = []
  const visit = async () => {
    do statuses.push((await server.call('/getWallets')).status)
    while (isMigrating)
  }
  const visitors = [visit(), visit()]
  expect(await migrate(server.database, nextSchema)).toEqual([next.version])
  isMigrating = false
  await Promise.all(visitors)
  await visit()
  expect(new Set(statuses)).toEqual(new Set([200]))
  const again = await startServer({ port: 0, databaseUrl: server.databaseUrl })
  expect((await fetch(`${again.url}/health`)).status).toBe(200)
  await again.close()
})

it('a migration steps back from a table that is in use, so that nobody queues behind it, and comes again', async () => {
  const server = await startTestServer()
  onTestFinished(server.close)
  let migrating: Promise<number[]> | undefined
  await server.database.begin(async transaction => {
    await transaction`select from projects`
    migrating = migrate(server.database, nextSchema)
    migrating.catch(() => {}) // looked at below
    const findWaiting = () => server.database`
      select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%next_things%'`
    await expect.poll(findWaiting).toHaveLength(1)
    // Requests that read the table wait for the migration, and it gives way.
    expect((await server.call('/getWallets')).status).toBe(200)
  })
  expect(await migrating).toEqual([next.version])
})
