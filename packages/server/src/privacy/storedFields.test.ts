import { readFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { borrowDatabase } from '../../test/borrowDatabase.js'
import { migrate, type Schema, serverSchema } from '../database/migrate.js'
import { connectDatabase } from '../database/openDatabase.js'
import { escrowSchema } from '../escrow/escrowSchema.js'
import { describeStoredFields } from './describeStoredFields.js'
import { escrowTables, serverTables } from './storedFields.js'

async function listColumns(schema: Schema): Promise<string[]> {
  const database = await connectDatabase(await borrowDatabase())
  onTestFinished(() => database.end())
  await migrate(database, schema)
  const rows = await database<{ place: string }[]>`
    select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`
  return rows.map(({ place }) => place).sort()
}

it.each([
  ['server', serverSchema, serverTables],
  ['escrow', escrowSchema, escrowTables],
])('every column of the %s says what it is for, src/privacy/storedFields.ts', async (_, schema, tables) => {
  const described = Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.keys(columns).map(column => `${table}.${column}`),
  )
  expect(described.sort()).toEqual(await listColumns(schema))
})

it('docs/privacy.md lists them; vitest -u writes the page', async () => {
  const file = '../../../../docs/privacy.md'
  const page = readFileSync(new URL(file, import.meta.url), 'utf8')
  const [before = '', after = ''] = page.split(/(?<=^### Every field\n)[\s\S]*?(?=^## )/m)
  await expect(`${before}\n${describeStoredFields()}\n\n${after}`).toMatchFileSnapshot(file)
})
