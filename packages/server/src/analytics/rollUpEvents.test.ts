import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { createProject, type Database, openDatabase } from '../exports/index.js'
import { deleteEvents, purgeEvents } from './removeEvents.js'
import { reportEvents } from './reportEvents.js'
import { rollUpEvents } from './rollUpEvents.js'

const hour = 3_600_000
const now = Date.now()
const all = { projectId: 'shop', from: new Date(0), to: new Date(now + hour) }

async function open() {
  const databaseUrl = await borrowDatabase()
  const { database, close } = await openDatabase({ databaseUrl })
  onTestFinished(close)
  await createProject(database, { id: 'shop' })
  return { database, databaseUrl }
}

async function store(database: Database, event: string, hoursAgo: number, properties: object = {}) {
  const receivedAt = new Date(now - hoursAgo * hour)
  const row = {
    projectId: 'shop',
    eventId: randomUUID(),
    kind: 'track',
    event,
    url: '',
    domain: '',
    sdkType: 'portico',
    sdkVersion: '1',
    properties: JSON.stringify(properties),
    occurredAt: receivedAt,
    receivedAt,
  }
  await database`insert into analytics_events ${database(row)}`
}

const countRolledUp = async (database: Database) => {
  const [sum] = await database<{ count: number }[]>`
    select coalesce(sum(count), 0)::bigint as count from analytics_hours`
  return sum?.count
}

it('counts each event once, however often and from however many servers it runs', async () => {
  const { database } = await open()
  for (let index = 0; index < 60; index++) await store(database, 'MODAL_OPEN', 2 + (index % 20))
  await Promise.all(Array.from({ length: 5 }, () => rollUpEvents(database)))
  await rollUpEvents(database)
  expect(await countRolledUp(database)).toBe(60)
  await store(database, 'MODAL_OPEN', 0)
  await rollUpEvents(database)
  expect(await countRolledUp(database)).toBe(60)
  expect((await reportEvents(database, all)).funnel.opened).toBe(61)
})

it('neither loses nor repeats a count when its connection is cut at any moment', async () => {
  const { database, databaseUrl } = await open()
  for (let index = 0; index < 200; index++) await store(database, 'MODAL_OPEN', 2 + index)
  let isDone = false
  const cut = async () => {
    while (!isDone) {
      await setTimeout(2)
      await database`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
    }
  }
  const cutting = cut()
  const other = await openDatabase({ databaseUrl })
  onTestFinished(other.close)
  for (let attempt = 0; attempt < 30; attempt++) await rollUpEvents(other.database).catch(() => undefined)
  isDone = true
  await cutting
  await rollUpEvents(other.database)
  expect(await countRolledUp(database)).toBe(200)
})

it('keeps the counts when the events themselves are too old, and deletes them with the project’s events', async () => {
  const { database } = await open()
  await store(database, 'MODAL_OPEN', 2000)
  await rollUpEvents(database)
  await purgeEvents(database, new Date(now - 1000 * hour))
  expect(await database`select from analytics_events`).toHaveLength(0)
  expect((await reportEvents(database, all)).funnel.opened).toBe(1)
  await deleteEvents(database, { projectId: 'shop' })
  expect((await reportEvents(database, all)).funnel.opened).toBe(0)
})

it('reports the funnel by wallet and family, and failures by code, the same before and after counting', async () => {
  const { database } = await open()
  const ethereum = { caipNetworkId: 'eip155:1' }
  for (const [event, properties] of [
    ['MODAL_OPEN', { connected: false }],
    ['MODAL_OPEN', { connected: false }],
    ['MODAL_OPEN', { connected: true }],
    ['SELECT_WALLET', { name: 'MetaMask', platform: 'browser' }],
    ['CONNECT_ERROR', { message: 'No.', code: 'user-rejected' }],
    ['CONNECT_ERROR', { message: 'No.', code: 'user-rejected' }],
    ['CONNECT_ERROR', { message: 'Something.' }],
    ['CONNECT_SUCCESS', { name: 'MetaMask', ...ethereum }],
    ['CONNECT_SUCCESS', { name: 'MetaMask', ...ethereum, reconnect: true }],
    ['SIWX_AUTH_SUCCESS', { network: 'eip155:1' }],
    ['SEND_SUCCESS', { network: 'eip155:1' }],
    ['PAY_SUCCESS', { network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }],
  ] as const)
    await store(database, event, 3, properties)
  const none = { opened: 0, chosen: 0, connected: 0, signedIn: 0, sentOrPaid: 0 }
  const expected = {
    funnel: { opened: 2, chosen: 1, connected: 1, signedIn: 1, sentOrPaid: 2 },
    failures: [
      { event: 'CONNECT_ERROR', code: 'user-rejected', count: 2 },
      { event: 'CONNECT_ERROR', code: '', count: 1 },
    ],
    wallets: [{ name: 'MetaMask', ...none, chosen: 1, connected: 1 }],
    families: [
      { name: 'eip155', ...none, connected: 1, signedIn: 1, sentOrPaid: 1 },
      { name: 'solana', ...none, sentOrPaid: 1 },
    ],
  }
  expect(await reportEvents(database, all)).toMatchObject(expected)
  await rollUpEvents(database)
  expect(await countRolledUp(database)).toBe(12)
  expect(await reportEvents(database, all)).toMatchObject(expected)
})

it('reports browsers, pages, versions and times to connect, the same before and after counting', async () => {
  const { database } = await open()
  for (let count = 0; count < 19; count++)
    await store(database, 'CONNECT_SUCCESS', 3, { name: 'MetaMask', browser: 'Firefox', milliseconds: 900 })
  await store(database, 'CONNECT_SUCCESS', 3, { name: 'MetaMask', browser: 'Chrome', milliseconds: 30_000 })
  await store(database, 'CONNECT_SUCCESS', 3, { browser: 'Chrome', milliseconds: 60_000, reconnect: true })
  await store(database, 'CONNECT_SUCCESS', 3, { milliseconds: 'soon' })
  await database`update analytics_events set url = 'https://shop.example/pay' where properties ->> 'browser' = 'Chrome'`
  const check = async () => {
    const { browsers, pages, versions, connectTime, restored, series } = await reportEvents(database, all)
    expect(browsers).toMatchObject([
      { name: 'Firefox', connected: 19 },
      { name: 'Chrome', connected: 1 },
    ])
    expect(pages).toMatchObject([{ name: 'shop.example/pay', connected: 1 }])
    expect(versions).toMatchObject([{ name: '1', connected: 21 }])
    expect(restored).toBe(1)
    expect(series).toMatchObject([{ connected: 21 }])
    // The upper bounds of ranges that are 19 % wide.
    expect(connectTime?.median).toBeGreaterThanOrEqual(0.9)
    expect(connectTime?.median).toBeLessThan(0.9 * 1.19)
    expect(connectTime?.p95).toBeLessThan(0.9 * 1.19)
  }
  await check()
  await rollUpEvents(database)
  await check()
})

it('keeps a hundred pages of an hour, however many URLs a visitor invents', async () => {
  const { database } = await open()
  for (let page = 0; page < 110; page++) await store(database, 'MODAL_OPEN', 3)
  await database`update analytics_events set url = 'https://shop.example/' || event_id`
  await rollUpEvents(database)
  expect((await reportEvents(database, all)).pages).toHaveLength(100)
})
