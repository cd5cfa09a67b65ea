import { randomUUID } from 'node:crypto'
import type { LoginProvider } from '@portico/protocol/auth'
import type { Database, Queries } from '../../database/Database.js'
import { enqueueEvent } from '../../webhooks/enqueueEvent.js'

export interface Identity {
  provider: 'mail' | LoginProvider
  subject: string
  name?: string | undefined
}

export async function ensureUser(database: Database, { provider, subject, name }: Identity, now: Date) {
  return await database.begin(async transaction => {
    await lockIdentity(transaction, { provider, subject })
    const known = await findUser(transaction, { provider, subject })
    if (known) {
      if (name)
        await transaction`
          update auth_identities set name = ${name} where provider = ${provider} and subject = ${subject}`
      return known
    }
    const id = randomUUID()
    await transaction`insert into auth_users ${transaction({ id, createdAt: now })}`
    const row = { provider, subject, userId: id, name: name ?? null, addedAt: now }
    await transaction`insert into auth_identities ${transaction(row)}`
    await enqueueEvent(transaction, 'user.created', { userId: id, provider }, { userId: id })
    return id
  })
}

/** Serialises calls, so that two concurrent ones do not both create an account. */
async function lockIdentity(transaction: Queries, { provider, subject }: Identity): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`${provider}\n${subject}`}, 0))`
}

export async function findUser(database: Queries, { provider, subject }: Identity) {
  const [row] = await database<{ userId: string }[]>`
    select user_id from auth_identities where provider = ${provider} and subject = ${subject}`
  return row?.userId
}

/** Taken first by transactions that change several rows of an account, to avoid deadlocks with each other. */
export async function lockAccount(transaction: Queries, userId: string): Promise<void> {
  await transaction`select 1 from auth_users where id = ${userId} for no key update`
}

export async function keepIdentity(transaction: Queries, userId: string, { provider, subject }: Identity) {
  return await transaction`
    select 1 from auth_identities
    where provider = ${provider} and subject = ${subject} and user_id = ${userId} for share`.exists()
}

/** Oldest first. */
export async function listIdentities(database: Queries, userId: string): Promise<Identity[]> {
  const rows = await database<{ provider: Identity['provider']; subject: string; name: string | null }[]>`
    select provider, subject, name from auth_identities where user_id = ${userId} order by added_at, provider`
  return rows.map(({ provider, subject, name }) => ({ provider, subject, name: name ?? undefined }))
}

export async function addIdentity(
  database: Database,
  userId: string,
  { provider, subject, name }: Identity,
  now: Date,
): Promise<'added' | 'taken' | 'exists'> {
  return await database.begin(async transaction => {
    await lockIdentity(transaction, { provider, subject })
    const known = await findUser(transaction, { provider, subject })
    // The request may be a retry after a lost response.
    if (known) return known === userId ? 'added' : 'taken'
    const row = { provider, subject, userId, name: name ?? null, addedAt: now }
    const rows = await transaction`
      insert into auth_identities ${transaction(row)} on conflict do nothing returning 1`
    return rows.length === 1 ? 'added' : 'exists'
  })
}

export async function removeIdentity(transaction: Queries, userId: string, provider: LoginProvider) {
  // Serialised: two concurrent removals must leave one identity.
  await lockAccount(transaction, userId)
  const identities = await listIdentities(transaction, userId)
  if (!identities.some(identity => identity.provider !== provider)) return false
  await transaction`delete from auth_identities where user_id = ${userId} and provider = ${provider}`
  return true
}

export async function isMailboxTaken(database: Queries, email: string): Promise<boolean> {
  return (await findUser(database, { provider: 'mail', subject: email })) !== undefined
}

export async function setMailbox(database: Queries, userId: string, email: string): Promise<boolean> {
  // Locks the identity first, in the same order as logins, to avoid deadlocks.
  await database`
    select 1 from auth_identities where user_id = ${userId} and provider = 'mail' for update`
  return await database`
    insert into auth_identities (provider, subject, user_id, added_at)
    select 'mail', ${email}, id, created_at from auth_users where id = ${userId} and not exists (
      select 1 from auth_identities where provider = 'mail' and subject = ${email}
    )
    on conflict (user_id, provider) do update set subject = excluded.subject
    returning 1`.exists()
}

export async function readPerson(database: Queries, userId: string) {
  const rows = await database<{ provider: string; subject: string; name: string | null }[]>`
    select provider, subject, name from auth_identities where user_id = ${userId} order by added_at, provider`
  return {
    email: rows.find(({ provider }) => provider === 'mail')?.subject,
    name: rows.find(({ name }) => name)?.name ?? undefined,
  }
}
