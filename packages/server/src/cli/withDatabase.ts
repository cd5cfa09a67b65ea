import type { Database } from '../database/Database.js'
import { type DatabaseOptions, openDatabase } from '../database/openDatabase.js'

/** Opens the server's database, whether the server is running or not. */
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
