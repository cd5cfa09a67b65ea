import type { Database } from '../src/exports/index.js'

/** Every place, as table.column, where one of the values is stored: as text, or as bytes. */
export async function findInDatabase(database: Database, values: readonly string[]): Promise<string[]> {
  const columns = await database<{ tableName: string; columnName: string; dataType: string }[]>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`
  const places: string[] = []
  for (const { tableName, columnName, dataType } of columns) {
    const column = database(columnName)
    const text = dataType === 'bytea' ? database`encode(${column}, 'escape')` : database`${column}::text`
    const found = await database`
      select from unnest(${values.map(value => value.toLowerCase())}::text[]) as value where exists (
        select from ${database(tableName)} where position(value in lower(${text})) > 0)`
    places.push(...found.map(() => `${tableName}.${columnName}`))
  }
  return places
}
