import { ServerFailure } from '../ServerFailure.js'
import type { Database } from './Database.js'
import { migrations } from './migrations/index.js'

// Any number will do as long as every Portico server asks for the same one.
const lockKey = 7_067_842

/** The tables of one service. Services that share a database do not share tables. */
export interface Schema {
  /** Where the service notes what it has applied. */
  table: string
  migrations: readonly { version: number; name: string; sql: string }[]
}

export const serverSchema: Schema = { table: 'portico_migrations', migrations }

/** Brings the schema up to date, in one transaction, while other servers on the same database wait. */
export async function migrate(
  database: Database,
  { table, migrations }: Schema = serverSchema,
): Promise<number[]> {
  if (await isUpToDate(database, { table, migrations })) return []
  return await database.begin(async transaction => {
    await transaction`select pg_advisory_xact_lock(${lockKey})`
    await transaction`
      create table if not exists ${transaction(table)} (
        version integer primary key,
        name text not null,
        applied_at timestamptz not null default now()
      )`
    const rows = await transaction<{ version: number }[]>`select version from ${transaction(table)}`
    const applied = new Set(rows.map(row => row.version))
    const newest = Math.max(0, ...applied)
    if (newest > migrations.length) {
      throw new ServerFailure(
        `The database was set up by a newer Portico server (schema ${newest}, this one knows ${migrations.length}). Update this server.`,
      )
    }
    const pending = migrations.filter(({ version }) => !applied.has(version))
    for (const { version, name, sql } of pending) {
      await transaction.unsafe(sql)
      await transaction`insert into ${transaction(table)} ${transaction({ version, name })}`
    }
    return pending.map(({ version }) => version)
  })
}

/** What almost every start finds; two questions, and no lock. */
async function isUpToDate(database: Database, { table, migrations }: Schema): Promise<boolean> {
  const [found] = await database<{ exists: boolean }[]>`
    select to_regclass(${table}) is not null as exists`
  if (!found?.exists) return false
  const rows = await database<{ version: number }[]>`select version from ${database(table)}`
  return rows.length === migrations.length && rows.every(({ version }) => version <= migrations.length)
}
