import { createProject, type OpenDatabase, openDatabase } from '../src/exports/index.js'
import { borrowDatabase } from './borrowDatabase.js'

/** A database on the PostgreSQL that all tests share, with the project `shop`. */
export async function openBorrowedDatabase(): Promise<OpenDatabase> {
  const opened = await openDatabase({ databaseUrl: await borrowDatabase() })
  await createProject(opened.database, { id: 'shop', allowedOrigins: ['https://shop.example'] })
  return opened
}
