import { connectDatabase } from './connectDatabase.js'
import type { Database } from './Database.js'
import type { EmbeddedOptions } from './embedded/startEmbedded.js'
import { assertApart, migrate, type Schema } from './migrate.js'

export interface DatabaseOptions {
  databaseUrl?: string | undefined
  /** Folder of the embedded PostgreSQL if there is no `databaseUrl`. */
  dataFolder?: string | undefined
  /** Whether server and escrow may share it, as they do in a trial. */
  isShared?: boolean | undefined
  /**
   * While this is not aborted, opening waits until the database is reachable. Without it, the first failure throws.
   */
  stop?: AbortSignal | undefined
  /** Called with the reason for waiting, and when a crashed embedded PostgreSQL cannot be restarted yet. */
  onError?: ((error: Error) => void) | undefined
}

export interface OpenDatabase {
  database: Database
  url: string
  close(): Promise<void>
}

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
