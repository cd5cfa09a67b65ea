import type { Queries, Query } from '../database/Database.js'
import type { Person } from './findPerson.js'

interface PersonTable {
  table: string
  /** Selects the rows of a person. */
  where(database: Queries, person: Person): Query
  /** Columns that are secrets or hashes, and are left out of an export. */
  secrets?: readonly string[] | undefined
}

const byUser = (database: Queries, { userId }: Person) => database`user_id = ${userId ?? null}`

const byAddress = (database: Queries, { addresses }: Person) => database`lower(account) = any(${addresses})`

/**
 * Every table with rows of a person, in the order of deletion. Used proofs are missing: without them a proof would work
 * twice. They are random and expire within minutes.
 */
export const personTables: readonly PersonTable[] = [
  {
    table: 'auth_challenges',
    where: (database, { emails, mailboxes, deviceIds }) =>
      database`(lower(email) = any(${emails.map(email => email.toLowerCase())}) or mailbox = any(${mailboxes}::bytea[])
        or device_id = any(${deviceIds}))`,
    secrets: ['mailbox', 'code_hash'],
  },
  {
    table: 'auth_locks',
    where: (database, { mailboxes }) => database`mailbox = any(${mailboxes}::bytea[])`,
    secrets: ['mailbox'],
  },
  {
    table: 'auth_social_attempts',
    where: (database, { userId, identities, deviceIds }) =>
      database`(user_id = ${userId ?? null} or device_id = any(${deviceIds})
        or provider || chr(10) || subject = any(${identities}))`,
  },
  {
    table: 'webhook_messages',
    where: (database, { userId, addresses }) =>
      database`(user_id = ${userId ?? null} or address = any(${addresses}))`,
  },
  { table: 'auth_email_changes', where: byUser },
  { table: 'auth_passkey_challenges', where: byUser, secrets: ['challenge'] },
  { table: 'auth_passkeys', where: byUser },
  { table: 'auth_passphrases', where: byUser, secrets: ['key'] },
  { table: 'auth_sessions', where: byUser },
  { table: 'auth_devices', where: byUser, secrets: ['deposited'] },
  { table: 'auth_wallets', where: byUser, secrets: ['auth_share', 'recoveries'] },
  { table: 'auth_identities', where: byUser },
  { table: 'console_notes', where: byUser },
  { table: 'auth_erasures', where: byUser },
  {
    table: 'auth_users',
    where: (database, { userId }) => database`id = ${userId ?? null}`,
  },
  {
    table: 'smart_sessions',
    // The account is a CAIP-10 id.
    where: (database, { addresses }) => database`lower(substring(account from '[^:]+$')) = any(${addresses})`,
  },
  { table: 'names', where: (database, { addresses }) => database`lower(address) = any(${addresses})` },
  { table: 'chain_scans', where: byAddress },
  { table: 'chain_transactions', where: byAddress },
]
