import pg from 'pg'
import type { Queries } from '../database/Database.js'
import type { Person } from './findPerson.js'
import { personTables } from './personTables.js'

/** Every row of a person by table, without secrets and without columns that the database role may not read. */
export async function exportPerson(
  database: Queries,
  person: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const exported: Record<string, Record<string, unknown>[]> = {}
  for (const { table, where, secrets = [] } of personTables) {
    const columns = await database<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped
        and has_column_privilege(attrelid, attnum, 'select') and not attname = any(${secrets})
      order by attnum`
    const selected = database.unsafe(columns.map(({ name }) => pg.escapeIdentifier(name)).join())
    const rows = await database`select ${selected} from ${database(table)} where ${where(database, person)}`
    if (rows.length > 0) exported[table] = rows
  }
  return exported
}
