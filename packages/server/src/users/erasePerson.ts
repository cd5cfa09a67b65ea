import { randomUUID } from 'node:crypto'
import { lockAccount } from '../auth/store/users.js'
import type { Database, Queries } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import type { Hasher } from '../secrets/deriveKey.js'
import { enqueueEvent } from '../webhooks/enqueueEvent.js'
import { findPerson, type PersonQuery } from './findPerson.js'
import { personTables } from './personTables.js'

interface ErasureReceipt {
  id: string
  requestedAt: Date
  erasedAt: Date
  /** Deleted rows by table. */
  rows: Record<string, number>
}

export interface PendingErasure {
  id: string
  requestedAt: Date
  dueAt: Date
}

export const defaultErasureDays = 14

const day = 86_400_000

/** The account works until then, so that the person can move what is in the wallet or cancel. */
export async function requestErasure(
  database: Queries,
  userId: string,
  { now = new Date(), days = defaultErasureDays }: { now?: Date; days?: number } = {},
): Promise<PendingErasure> {
  const row = { userId, id: randomUUID(), requestedAt: now, dueAt: new Date(now.getTime() + days * day) }
  await database`insert into auth_erasures ${database(row)} on conflict do nothing`
  const pending = await findErasure(database, userId)
  if (!pending) throw new ServerFailure('There is no such person.')
  return pending
}

export async function findErasure(database: Queries, userId: string): Promise<PendingErasure | undefined> {
  return await database<PendingErasure[]>`
    select id, requested_at, due_at from auth_erasures where user_id = ${userId}`.first()
}

export async function cancelErasure(database: Queries, userId: string): Promise<boolean> {
  return await database`delete from auth_erasures where user_id = ${userId} returning 1`.exists()
}

/** Deletes every row of a person and stores the receipt, both or neither. */
export async function erasePerson(
  database: Database,
  query: PersonQuery,
  { hash, now = new Date() }: { hash?: Hasher | undefined; now?: Date } = {},
): Promise<ErasureReceipt | undefined> {
  return await database.begin(async transaction => {
    const found = await findPerson(transaction, query)
    if (found?.userId !== undefined) await lockAccount(transaction, found.userId)
    // Read again under the lock: a login may have added rows meanwhile.
    const person = await findPerson(transaction, found?.userId ? { id: found.userId } : query, hash)
    if (!person) return undefined
    const pending = person.userId === undefined ? undefined : await findErasure(transaction, person.userId)
    const rows: Record<string, number> = {}
    for (const { table, where } of personTables) {
      const deleted = await transaction`
        delete from ${transaction(table)} where ${where(transaction, person)} returning 1`
      if (deleted.length > 0) rows[table] = deleted.length
    }
    const { id = randomUUID(), requestedAt = now } = pending ?? {}
    const receipt = { id, requestedAt, erasedAt: now, rows }
    const { userId } = person
    if (userId !== undefined) await enqueueEvent(transaction, 'user.erased', { userId, receiptId: id })
    await transaction`
      insert into erasure_receipts ${transaction({ ...receipt, rows: JSON.stringify(rows) })}`
    return receipt
  })
}

/** Erases everyone whose grace period has ended. */
export async function eraseDue(database: Database, hash: Hasher, now: Date): Promise<void> {
  const due = await database<{ userId: string }[]>`select user_id from auth_erasures where due_at <= ${now}`
  for (const { userId } of due) await erasePerson(database, { id: userId }, { hash, now })
}
