import { randomUUID } from 'node:crypto'
import type { LoginProvider } from '@portico/protocol/auth'
import type { Database, Queries } from '../../database/Database.js'

/** A way into an account. */
export interface Identity {
  provider: 'mail' | LoginProvider
  /** The mailbox, or what the other service calls the person. */
  subject: string
  /** How the other service calls the person, to be shown. */
  name?: string | undefined
}

/** The account that a way leads to, made when somebody comes that way for the first time. */
export async function ensureUser(
  database: Database,
  { provider, subject, name }: Identity,
  now: Date,
): Promise<string> {
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
    // Servers from before look for mailboxes here; the database makes the way in of it.
    const email = provider === 'mail' ? subject : null
    await transaction`
      insert into auth_users ${transaction({ id, email, created_at: now })} on conflict do nothing`
    if (provider !== 'mail') {
      const row = { provider, subject, user_id: id, name: name ?? null, added_at: now }
      await transaction`insert into auth_identities ${transaction(row)}`
    }
    const made = await findUser(transaction, { provider, subject })
    if (!made) throw new Error('The account that was just there is gone.')
    return made
  })
}

/** One at a time, so that two calls at the same moment do not both find none. */
async function lockIdentity(transaction: Queries, { provider, subject }: Identity): Promise<void> {
  await transaction`select pg_advisory_xact_lock(hashtextextended(${`${provider}\n${subject}`}, 0))`
}

export async function findUser(
  database: Queries,
  { provider, subject }: Identity,
): Promise<string | undefined> {
  const [row] = await database<{ user_id: string }[]>`
    select user_id from auth_identities where provider = ${provider} and subject = ${subject}`
  return row?.user_id
}

/**
 * Whoever changes several things of an account asks for this first, or two could wait for each other. A login goes on
 * meanwhile: it refers to the account, and holds the way that it came by.
 */
export async function lockAccount(transaction: Queries, userId: string): Promise<void> {
  await transaction`select 1 from auth_users where id = ${userId} for no key update`
}

/** Says whether a way still leads to an account, and keeps it there until the transaction ends. */
export async function keepIdentity(
  transaction: Queries,
  userId: string,
  { provider, subject }: Identity,
): Promise<boolean> {
  const rows = await transaction`
    select 1 from auth_identities
    where provider = ${provider} and subject = ${subject} and user_id = ${userId} for share`
  return rows.length === 1
}

/** The ways into an account, the oldest first. */
export async function listIdentities(database: Queries, userId: string): Promise<Identity[]> {
  const rows = await database<{ provider: Identity['provider']; subject: string; name: string | null }[]>`
    select provider, subject, name from auth_identities where user_id = ${userId} order by added_at, provider`
  return rows.map(({ provider, subject, name }) => ({ provider, subject, name: name ?? undefined }))
}

/** Adds a way in, unless it leads somewhere already, or the account has one of that kind. */
export async function addIdentity(
  database: Database,
  userId: string,
  { provider, subject, name }: Identity,
  now: Date,
): Promise<'added' | 'taken' | 'exists'> {
  return await database.begin(async transaction => {
    await lockIdentity(transaction, { provider, subject })
    const known = await findUser(transaction, { provider, subject })
    // An answer that was lost on the way is asked for again.
    if (known) return known === userId ? 'added' : 'taken'
    const row = { provider, subject, user_id: userId, name: name ?? null, added_at: now }
    const rows = await transaction`
      insert into auth_identities ${transaction(row)} on conflict do nothing returning 1`
    return rows.length === 1 ? 'added' : 'exists'
  })
}

/** Removes a way in that is not the last; says whether another one is there, or it was not there at all. */
export async function removeIdentity(
  transaction: Queries,
  userId: string,
  provider: LoginProvider,
): Promise<boolean> {
  // One at a time: two that are removed at once must leave one.
  await lockAccount(transaction, userId)
  const identities = await listIdentities(transaction, userId)
  if (!identities.some(identity => identity.provider !== provider)) return false
  await transaction`delete from auth_identities where user_id = ${userId} and provider = ${provider}`
  return true
}

export async function isMailboxTaken(database: Queries, email: string): Promise<boolean> {
  return (await findUser(database, { provider: 'mail', subject: email })) !== undefined
}

/** Gives an account another mailbox, or its first; says whether that was free. */
export async function setMailbox(database: Queries, userId: string, email: string): Promise<boolean> {
  // The way in first, as logins do, or each would wait for the other.
  await database`
    select 1 from auth_identities where user_id = ${userId} and provider = 'mail' for update`
  // By the column that servers from before read; the database changes the way in along with it.
  const rows = await database`
    update auth_users set email = ${email} where id = ${userId} and not exists (
      select 1 from auth_identities where provider = 'mail' and subject = ${email}
    ) returning 1`
  return rows.length === 1
}

/** The mailbox of an account, where it has one, and how other services call the person. */
export async function readPerson(
  database: Queries,
  userId: string,
): Promise<{ email?: string | undefined; name?: string | undefined }> {
  const rows = await database<{ provider: string; subject: string; name: string | null }[]>`
    select provider, subject, name from auth_identities where user_id = ${userId} order by added_at, provider`
  return {
    email: rows.find(({ provider }) => provider === 'mail')?.subject,
    name: rows.find(({ name }) => name)?.name ?? undefined,
  }
}
