import { setTimeout } from 'node:timers/promises'
import { ServerFailure } from '../ServerFailure.js'
import type { Database, Queries } from './Database.js'
import { type Migration, migrations } from './migrations.js'

// Arbitrary, but equal for all Portico servers.
const lockKey = 7_067_842

/** The tables of one service. Services that share a database do not share tables. */
export interface Schema {
  table: string
  migrations: readonly Migration[]
  /** Table of the service that must not be in the same database: a single leak would expose the shares of both. */
  apartFrom: string
}

export const serverSchema: Schema = {
  table: 'portico_migrations',
  migrations,
  apartFrom: 'escrow_migrations',
}

/** A statement waiting for a table lock blocks all later ones, so it gives way and retries. */
const lockTimeout = '2s'
const attempts = 30

/** Applies missing migrations in one transaction, while other servers on the same database wait. */
export async function migrate(database: Database, schema: Schema = serverSchema): Promise<number[]> {
  if (await isUpToDate(database, schema)) return []
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.begin(transaction => apply(transaction, schema))
    } catch (cause) {
      const isLocked = (cause as { code?: unknown }).code === '55P03' // where the driver puts the SQL state
      if (!isLocked || attempt >= attempts) throw cause
      await setTimeout(500)
    }
  }
}

/** Escrow and server on one database would be a single custodian of all shares. */
export async function assertApart(database: Database, { apartFrom }: Schema = serverSchema): Promise<void> {
  const [found] = await database<{ exists: boolean }[]>`
    select to_regclass(${apartFrom}) is not null as exists`
  if (!found?.exists) return
  throw new ServerFailure(
    'Server and escrow need separate databases, but this one belongs to the other service. A single leak must not expose both shares of a wallet. Correct DATABASE_URL.',
  )
}

async function apply(transaction: Queries, { table, migrations }: Schema): Promise<number[]> {
  await transaction`select pg_advisory_xact_lock(${lockKey})`
  await transaction`select set_config('lock_timeout', ${lockTimeout}, true)`
  await transaction`
    create table if not exists ${transaction(table)} (
      version integer primary key,
      name text not null,
      applied_at timestamptz not null default now(),
      excludes_older boolean not null default false
    )`
  const rows = await transaction<Applied[]>`select * from ${transaction(table)}`
  assertMayWork(rows, migrations)
  const applied = new Set(rows.map(row => row.version))
  const pending = migrations.filter(({ version }) => !applied.has(version))
  for (const { version, name, sql, excludesOlder = false } of pending) {
    await transaction.unsafe(sql)
    await transaction`insert into ${transaction(table)} ${transaction({ version, name, excludesOlder })}`
  }
  return pending.map(({ version }) => version)
}

interface Applied {
  version: number
  excludesOlder: boolean
}

/** A server may run on a newer schema unless a migration excludes older servers. */
function assertMayWork(applied: readonly Applied[], { length: known }: Schema['migrations']) {
  const excluding = applied.find(({ version, excludesOlder }) => version > known && excludesOlder)
  if (!excluding) return
  throw new ServerFailure(
    `The database was set up by a newer Portico server (schema ${excluding.version}, this one knows ${known}). Update this server.`,
  )
}

async function isUpToDate(database: Database, { table, migrations }: Schema): Promise<boolean> {
  const [found] = await database<{ exists: boolean }[]>`
    select to_regclass(${table}) is not null as exists`
  if (!found?.exists) return false
  const rows = await database<Applied[]>`select * from ${database(table)}`
  assertMayWork(rows, migrations)
  const applied = new Set(rows.map(({ version }) => version))
  return migrations.every(({ version }) => applied.has(version))
}
