import type { Database } from '../database/Database.js'
import type { Person } from './findPerson.js'
import { personTables } from './personTables.js'

/** Every row of a person by table, without secrets. */
export async function exportPerson(
  database: Database,
  person: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const exported: Record<string, Record<string, unknown>[]> = {}
  for (const { table, where, secrets = [] } of personTables) {
    const rows = await database`select * from ${database(table)} where ${where(database, person)}`
    if (rows.length > 0)
      exported[table] = rows.map(row =>
        Object.fromEntries(Object.entries(row).filter(([column]) => !secrets.includes(column))),
      )
  }
  return exported
}
