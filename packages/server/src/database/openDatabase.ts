import { connectDatabase } from './connectDatabase.js'
import type { Database } from './Database.js'
import type { EmbeddedOptions } from './embedded/startEmbedded.js'
import { assertApart, migrate, type Schema } from './migrate.js'

export interface DatabaseOptions {
  /** A PostgreSQL of your own. */
  databaseUrl?: string | undefined
  /** Where the embedded PostgreSQL keeps its files when there is no `databaseUrl`. */
  dataFolder?: string | undefined
  /** Whether server and escrow may share it, as they do in a trial. */
  isShared?: boolean | undefined
  /** Until this is aborted, opening waits for a database that cannot be reached. Without it, that is a failure. */
  stop?: AbortSignal | undefined
  /** Told why it waits; and when the embedded PostgreSQL died and cannot be started again yet. */
  onError?: ((error: Error) => void) | undefined
}

export interface OpenDatabase {
  database: Database
  /** Its address, with the password. */
  url: string
  close(): Promise<void>
}

/** Connects to the configured database, or to an embedded one that it starts, and brings its schema up to date. */
export async function openDatabase(
  { databaseUrl, dataFolder = '.portico', isShared = false, stop, onError = () => {} }: DatabaseOptions,
  schema?: Schema,
): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await runEmbedded({ dataFolder, onError })
  try {
    const url = databaseUrl ?? embedded?.url ?? ''
    const prepare = async (database: Database) => {
      if (!isShared) await assertApart(database, schema)
      await migrate(database, schema)
    }
    const database = await connectDatabase(url, { stop, onError, prepare })
    const close = async () => {
      await database.end({ timeout: 5 })
      await embedded?.stop()
    }
    return { database, url, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function runEmbedded(options: EmbeddedOptions) {
  const { startEmbedded } = await import('./embedded/startEmbedded.js')
  return await startEmbedded(options)
}
