import { setTimeout } from 'node:timers/promises'
import { ServerFailure } from '../ServerFailure.js'
import type { Database, Queries } from './Database.js'
import { migrations } from './migrations/index.js'

// Any number will do as long as every Portico server asks for the same one.
const lockKey = 7_067_842

/** The tables of one service. Services that share a database do not share tables. */
export interface Schema {
  /** Where the service notes what it has applied. */
  table: string
  migrations: readonly Migration[]
  /** The table of the service that must not be in the same database: who reads it would have the shares of both. */
  apartFrom: string
}

/**
 * Runs while older servers serve, so it takes nothing away that they use and asks nothing of them: tables, columns that
 * may be left out, indexes. What has to go goes with a later release, once no server needs it.
 */
export interface Migration {
  version: number
  name: string
  sql: string
  /** Older servers cannot work with it; they have to be stopped before, and do not start after it. */
  excludesOlder?: boolean | undefined
}

export const serverSchema: Schema = {
  table: 'portico_migrations',
  migrations,
  apartFrom: 'escrow_migrations',
}

/** Whoever waits for a table is in the way of everybody who comes later: better to step back and try again. */
const lockTimeout = '2s'
const attempts = 30

/** Brings the schema up to date, in one transaction, while other servers on the same database wait. */
export async function migrate(database: Database, schema: Schema = serverSchema): Promise<number[]> {
  if (await isUpToDate(database, schema)) return []
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.begin(transaction => apply(transaction, schema))
    } catch (cause) {
      const isLocked = (cause as { code?: unknown }).code === '55P03' // the driver puts the SQL state there
      if (!isLocked || attempt >= attempts) throw cause
      await setTimeout(500)
    }
  }
}

/** Escrow and server on one database would be one custodian of everything. */
export async function assertApart(database: Database, { apartFrom }: Schema = serverSchema): Promise<void> {
  const [found] = await database<{ exists: boolean }[]>`
    select to_regclass(${apartFrom}) is not null as exists`
  if (!found?.exists) return
  throw new ServerFailure(
    'Server and escrow need a database each: this one belongs to the other of them. Whoever reads one must not have both shares of a wallet. Correct DATABASE_URL.',
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
  await transaction`
    alter table ${transaction(table)} add column if not exists excludes_older boolean not null default false`
  const rows = await transaction<Applied[]>`select * from ${transaction(table)}`
  assertMayWork(rows, migrations)
  const applied = new Set(rows.map(row => row.version))
  const pending = migrations.filter(({ version }) => !applied.has(version))
  for (const { version, name, sql, excludesOlder = false } of pending) {
    await transaction.unsafe(sql)
    const row = { version, name, excludes_older: excludesOlder }
    await transaction`insert into ${transaction(table)} ${transaction(row)}`
  }
  return pending.map(({ version }) => version)
}

/** As it is noted; databases of before have no word about older servers. */
interface Applied {
  version: number
  excludes_older?: boolean
}

/** A server may work on a schema that a newer one has brought up to date, unless that says otherwise. */
function assertMayWork(applied: readonly Applied[], { length: known }: Schema['migrations']) {
  const excluding = applied.find(({ version, excludes_older }) => version > known && excludes_older)
  if (!excluding) return
  throw new ServerFailure(
    `The database was set up by a newer Portico server (schema ${excluding.version}, this one knows ${known}). Update this server.`,
  )
}

/** What almost every start finds; two questions, and no lock. */
async function isUpToDate(database: Database, { table, migrations }: Schema): Promise<boolean> {
  const [found] = await database<{ exists: boolean }[]>`
    select to_regclass(${table}) is not null as exists`
  if (!found?.exists) return false
  const rows = await database<Applied[]>`select * from ${database(table)}`
  assertMayWork(rows, migrations)
  const applied = new Set(rows.map(({ version }) => version))
  return migrations.every(({ version }) => applied.has(version))
}
