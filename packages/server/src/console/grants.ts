import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../database/Database.js'
import { ServerFailure } from '../ServerFailure.js'
import { personTables } from '../users/personTables.js'

/** Privileges on whole tables. Everything else is refused by PostgreSQL, above all keys, shares and messages. */
const tables: Readonly<Record<string, string>> = {
  portico_migrations: 'select',
  projects: 'select, insert, update',
  wallets: 'select',
  analytics_events: 'select',
  analytics_hours: 'select',
  analytics_dimensions: 'select',
  analytics_watermark: 'select',
  auth_erasures: 'select, insert, delete',
  erasure_receipts: 'select',
  console_staff: 'select, insert, update, delete',
  console_keys: 'select, insert, update, delete',
  console_invitations: 'select, insert, delete',
  console_sessions: 'select, insert, delete',
  // Append-only: staff cannot remove their traces.
  console_log: 'select, insert',
  console_notes: 'select, insert, delete',
}

const grants = [
  ...Object.entries(tables),
  ['auth_sessions', 'update (ended_at)'],
  ['auth_devices', 'update (state)'],
] as const

/** Readable, although exports leave it out: by a keyed hash, whose key the console lacks, nobody can be found. */
const hashed = 'mailbox'

/** Run by the owner of the tables. Replaces what the role had before. */
export async function grantConsole(database: Database, role: string): Promise<void> {
  const isOwner = await database`
    select from pg_tables where tablename = 'auth_wallets' and tableowner = ${role}`.exists()
  if (isOwner) throw new ServerFailure(`The role ${role} owns the tables. The console needs another one.`)
  await database.begin(async transaction => {
    const name = transaction(role)
    await transaction`revoke all on all tables in schema public from ${name}`
    for (const { table, secrets = [] } of personTables) {
      const columns = await transaction<{ name: string }[]>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
          and (attname = ${hashed} or not attname = any(${secrets}))`
      const readable = columns.map(column => pg.escapeIdentifier(column.name)).join()
      await transaction`grant select (${transaction.unsafe(readable)}) on ${transaction(table)} to ${name}`
    }
    for (const [table, privileges] of grants)
      await transaction`grant ${transaction.unsafe(privileges)} on ${transaction(table)} to ${name}`
  })
}

const forbidden = [
  ['auth_wallets', 'auth_share'],
  ['auth_wallets', 'recoveries'],
  ['auth_devices', 'deposited'],
  ['auth_passphrases', 'key'],
  ['auth_challenges', 'code_hash'],
  ['relay_messages', 'message'],
] as const

/** Refuses to start with access to keys or shares, or without what `grantConsole` gives. */
export async function assertConsoleRole(database: Database): Promise<void> {
  const [migrated] = await database<{ exists: boolean }[]>`
    select to_regclass('console_staff') is not null as exists`
  if (!migrated?.exists)
    throw new ServerFailure(
      'The database has no tables for the console. Start the server of this version first.',
    )
  for (const [table, column] of forbidden) {
    const [found] = await database<{ canRead: boolean }[]>`
      select has_column_privilege(${table}, ${column}, 'select') as can_read`
    if (found?.canRead)
      throw new ServerFailure(
        `The console’s database role can read ${table}.${column}. Give it a role of its own: docs/console.md.`,
      )
  }
  for (const [table, privileges] of Object.entries(tables)) {
    const [found] = await database<{ isGranted: boolean }[]>`
      select bool_and(has_table_privilege(${table}, privilege)) as is_granted
      from unnest(${privileges.split(', ')}::text[]) as privilege`
    if (!found?.isGranted)
      throw new ServerFailure(
        `The console’s database role cannot use ${table}. Run portico-server console grant ROLE as the server's role.`,
      )
  }
}

const embeddedRole = 'portico_console'

/** For an embedded PostgreSQL, which only this machine reaches: a role with a new password at each start. */
export async function prepareEmbeddedRole(database: Database, url: string): Promise<string> {
  const password = randomBytes(24).toString('hex')
  const exists = await database`select from pg_roles where rolname = ${embeddedRole}`.exists()
  // A statement without parameters; the password consists of hexadecimal digits.
  await database.unsafe(`${exists ? 'alter' : 'create'} role ${embeddedRole} login password '${password}'`)
  await grantConsole(database, embeddedRole)
  return Object.assign(new URL(url), { username: embeddedRole, password }).href
}
