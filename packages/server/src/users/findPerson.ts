import type { Queries } from '../database/Database.js'
import { formatCountedMailbox } from '../mail/countSent.js'
import type { Hasher } from '../secrets/deriveKey.js'

/** How staff name a person: exactly, since people are not for browsing. */
export type PersonQuery = { id: string } | { email: string } | { address: string }

/** Everything by which rows of a person are found. */
export interface Person {
  userId: string | undefined
  emails: string[]
  /** Keyed hashes of the email addresses; empty if the secret is not known. */
  mailboxes: Buffer[]
  /** Identities, as provider and subject separated by a line break. */
  identities: string[]
  deviceIds: string[]
  /** Public addresses, in lower case. */
  addresses: string[]
}

/** Undefined if there is no account, unless an address is given: it may have rows without one. */
export async function findPerson(
  database: Queries,
  query: PersonQuery,
  hash?: Hasher,
): Promise<Person | undefined> {
  const userId = await findUserId(database, query)
  if (userId === undefined) {
    if (!('address' in query)) return undefined
    const none = { userId, emails: [], mailboxes: [], identities: [], deviceIds: [] }
    return { ...none, addresses: [query.address.toLowerCase()] }
  }
  const identities = await database<{ provider: string; subject: string }[]>`
    select provider, subject from auth_identities where user_id = ${userId} order by added_at`
  const changes = await database<{ email: string }[]>`
    select email from auth_email_changes where user_id = ${userId}`
  const devices = await database<{ id: string }[]>`select id from auth_devices where user_id = ${userId}`
  const addresses = await database<{ address: string }[]>`
    select lower(value) as address from auth_wallets, jsonb_each_text(addresses) where user_id = ${userId}`
  const mails = identities.filter(({ provider }) => provider === 'mail')
  const emails = [...mails.map(({ subject }) => subject), ...changes.map(({ email }) => email)]
  return {
    userId,
    emails,
    mailboxes: hash ? emails.map(email => hash('mailbox', formatCountedMailbox(email))) : [],
    identities: identities.map(({ provider, subject }) => `${provider}\n${subject}`),
    deviceIds: devices.map(({ id }) => id),
    addresses: addresses.map(({ address }) => address),
  }
}

async function findUserId(database: Queries, query: PersonQuery): Promise<string | undefined> {
  if ('id' in query) {
    const [row] = await database<{ id: string }[]>`select id from auth_users where id::text = ${query.id}`
    return row?.id
  }
  if ('email' in query) {
    const [row] = await database<{ userId: string }[]>`
      select user_id from auth_identities
      where provider = 'mail' and lower(subject) = ${query.email.trim().toLowerCase()}`
    return row?.userId
  }
  const [row] = await database<{ userId: string }[]>`
    select user_id from auth_wallets
    where exists (select from jsonb_each_text(addresses) where lower(value) = ${query.address.toLowerCase()})`
  return row?.userId
}
