import type { Database } from '../database/Database.js'
import { type DatabaseOptions, openDatabase } from '../database/openDatabase.js'

export async function withDatabase<Result>(
  options: DatabaseOptions,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase(options)
  try {
    return await work(database)
  } finally {
    await close()
  }
}
