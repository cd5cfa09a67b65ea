import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Queries } from '../../database/Database.js'
import { cancelErasure, findErasure, requestErasure } from '../../users/erasePerson.js'
import { exportPerson } from '../../users/exportPerson.js'
import { findPerson } from '../../users/findPerson.js'
import { ConsoleRefusal } from '../ConsoleRefusal.js'
import { defineCall } from './Call.js'

const UserSchema = v.object({ userId: v.pipe(v.string(), v.uuid()) })

async function assertUser(database: Queries, userId: string): Promise<void> {
  const isThere = await database`select from auth_users where id = ${userId}`.exists()
  if (!isThere) throw new ConsoleRefusal('unknown_person')
}

const readMethods = (database: Queries, userId: string) =>
  database<{ provider: string; subject: string; addedAt: Date }[]>`
    select provider, subject, added_at from auth_identities where user_id = ${userId} order by added_at`

/** A new device of an account that has a wallet waits for its recovery. */
const readDevices = (database: Queries, userId: string) =>
  database<
    {
      id: string
      label: string
      state: 'new' | 'active'
      addedAt: Date
      usableAt: Date
      isRecovering: boolean
    }[]
  >`
    select id, label, state, added_at, usable_at,
      state = 'new' and exists (select from auth_wallets where user_id = ${userId}) as is_recovering
    from auth_devices where user_id = ${userId} and state <> 'removed' order by added_at`

const readSessions = (database: Queries, userId: string) =>
  database<{ id: string; site: string; turnedAt: Date; expiresAt: Date }[]>`
    select id, site, turned_at, expires_at from auth_sessions
    where user_id = ${userId} and ended_at is null and expires_at > now() order by turned_at desc`

const readNotes = (database: Queries, userId: string) =>
  database<{ id: string; author: string; note: string; writtenAt: Date }[]>`
    select id, author, note, written_at from console_notes where user_id = ${userId} order by written_at desc`

async function readAddresses(database: Queries, userId: string) {
  const [wallet] = await database<{ addresses: Record<string, string> }[]>`
    select addresses from auth_wallets where user_id = ${userId}`
  return wallet?.addresses ?? {}
}

async function readPerson(database: Queries, userId: string) {
  return {
    userId,
    methods: await readMethods(database, userId),
    devices: await readDevices(database, userId),
    sessions: await readSessions(database, userId),
    addresses: await readAddresses(database, userId),
    erasure: (await findErasure(database, userId)) ?? null,
    notes: await readNotes(database, userId),
  }
}

export const personCalls = {
  'person.find': defineCall({
    action: 'person.read',
    schema: v.object({ query: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(320)) }),
    async run({ query }, { database }) {
      const person = await findPerson(database, query.includes('@') ? { email: query } : { address: query })
      if (person?.userId === undefined) throw new ConsoleRefusal('unknown_person')
      const { userId } = person
      return { body: await readPerson(database, userId), log: { userId } }
    },
  }),
  'person.signOut': defineCall({
    action: 'person.help',
    schema: UserSchema,
    async run({ userId }, { database }) {
      await assertUser(database, userId)
      const ended = await database`
        update auth_sessions set ended_at = now() where user_id = ${userId} and ended_at is null returning 1`
      return {
        body: await readPerson(database, userId),
        log: { userId, details: { sessions: ended.length } },
      }
    },
  }),
  /** The device has to sign in again, and its waiting time starts over. */
  'person.stopRecovery': defineCall({
    action: 'person.help',
    schema: v.object({ ...UserSchema.entries, deviceId: v.string() }),
    async run({ userId, deviceId }, { database }) {
      await assertUser(database, userId)
      await database`
        update auth_devices set state = 'removed'
        where user_id = ${userId} and id = ${deviceId} and state = 'new'`
      await database`
        update auth_sessions set ended_at = now()
        where user_id = ${userId} and device_id = ${deviceId} and ended_at is null`
      return { body: await readPerson(database, userId), log: { userId } }
    },
  }),
  'person.note': defineCall({
    action: 'person.help',
    schema: v.object({
      ...UserSchema.entries,
      note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)),
    }),
    async run({ userId, note }, { database, staff }) {
      await assertUser(database, userId)
      const row = { id: randomUUID(), userId, author: staff.name, note, writtenAt: new Date() }
      await database`insert into console_notes ${database(row)}`
      return { body: await readPerson(database, userId), log: { userId } }
    },
  }),
  'person.deleteNote': defineCall({
    action: 'person.help',
    schema: v.object({ ...UserSchema.entries, noteId: v.pipe(v.string(), v.uuid()) }),
    async run({ userId, noteId }, { database }) {
      await database`delete from console_notes where id = ${noteId} and user_id = ${userId}`
      return { body: await readPerson(database, userId), log: { userId } }
    },
  }),
  'person.export': defineCall({
    action: 'person.export',
    schema: UserSchema,
    async run({ userId }, { database }) {
      const person = await findPerson(database, { id: userId })
      if (!person) throw new ConsoleRefusal('unknown_person')
      return { body: { tables: await exportPerson(database, person) }, log: { userId } }
    },
  }),
  /** The server erases once the grace period has ended; until then the account works. */
  'person.erase': defineCall({
    action: 'person.erase',
    schema: UserSchema,
    async run({ userId }, { database }) {
      await assertUser(database, userId)
      const { id } = await requestErasure(database, userId)
      return { body: await readPerson(database, userId), log: { userId, details: { receipt: id } } }
    },
  }),
  'person.keep': defineCall({
    action: 'person.erase',
    schema: UserSchema,
    async run({ userId }, { database }) {
      await assertUser(database, userId)
      await cancelErasure(database, userId)
      return { body: await readPerson(database, userId), log: { userId } }
    },
  }),
}
