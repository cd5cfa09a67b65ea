import { expect, it } from 'vitest'
import { borrowDatabase } from '../../../test/borrowDatabase.js'
import type { Queries } from '../../database/Database.js'
import { openDatabase } from '../../exports/index.js'
import { saveDevice } from './devices.js'
import {
  addIdentity,
  ensureUser,
  keepIdentity,
  listIdentities,
  readPerson,
  removeIdentity,
  setMailbox,
} from './users.js'

it('gives an account a mailbox that no other account has, and changes it', async () => {
  const { database, close } = await openDatabase({ databaseUrl: await borrowDatabase() })
  const now = new Date()
  const id = await ensureUser(database, { provider: 'mail', subject: 'old@shop.example' }, now)
  expect(await setMailbox(database, id, 'new@shop.example')).toBe(true)
  expect(await ensureUser(database, { provider: 'mail', subject: 'new@shop.example' }, now)).toBe(id)
  expect(await readPerson(database, id)).toEqual({ email: 'new@shop.example', name: undefined })
  const person = await ensureUser(database, { provider: 'google', subject: '1', name: 'Ada' }, now)
  expect(await setMailbox(database, person, 'new@shop.example')).toBe(false)
  expect(await setMailbox(database, person, 'ada@shop.example')).toBe(true)
  expect(await readPerson(database, person)).toEqual({ email: 'ada@shop.example', name: 'Ada' })
  await close()
})

it('makes one account of calls at the same moment', async () => {
  const { database, close } = await openDatabase({ databaseUrl: await borrowDatabase() })
  const calls = Array.from({ length: 20 }, () =>
    ensureUser(database, { provider: 'x', subject: '7' }, new Date()),
  )
  expect(new Set(await Promise.all(calls)).size).toBe(1)
  await close()
})

it('leaves one way in, whichever are removed at the same moment [AU25]', async () => {
  const { database, close } = await openDatabase({ databaseUrl: await borrowDatabase() })
  const now = new Date()
  const id = await ensureUser(database, { provider: 'google', subject: '1' }, now)
  expect(await addIdentity(database, id, { provider: 'github', subject: '1' }, now)).toBe('added')
  const removed = await Promise.all(
    (['google', 'github'] as const).map(provider =>
      database.begin(transaction => removeIdentity(transaction, id, provider)),
    ),
  )
  expect(removed.filter(Boolean)).toHaveLength(1)
  expect(await listIdentities(database, id)).toHaveLength(1)
  await close()
})

it.each([
  ['is removed', 'google', (transaction: Queries, id: string) => removeIdentity(transaction, id, 'google')],
  ['changes', 'mail', (transaction: Queries, id: string) => setMailbox(transaction, id, 'new@shop.example')],
] as const)('lets a new device in while the way that it came by %s', async (_what, provider, change) => {
  const { database, close } = await openDatabase({ databaseUrl: await borrowDatabase() })
  const now = new Date()
  const way = { provider: 'mail', subject: 'ada@shop.example' } as const
  const id = await ensureUser(database, way, now)
  await addIdentity(database, id, { provider: 'google', subject: '1' }, now)
  const by = provider === 'mail' ? way : { provider, subject: '1' }
  const isWaiting = async () => {
    const [row] = await database`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return row !== undefined
  }
  let changed: Promise<boolean> | undefined
  await database.begin(async login => {
    expect(await keepIdentity(login, id, by)).toBe(true)
    changed = database.begin(transaction => change(transaction, id))
    await expect.poll(isWaiting).toBe(true)
    const agreementKey = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' } as const
    await saveDevice(login, { userId: id, id: 'd', label: 'Phone', agreementKey, usableAt: now }, now)
  })
  expect(await changed).toBe(true)
  await close()
})
