import { connectDatabase } from './connectDatabase.js'
import type { Database } from './Database.js'
import type { EmbeddedOptions } from './embedded/startEmbedded.js'
import { migrate, type Schema } from './migrate.js'

export interface DatabaseOptions {
  /** A PostgreSQL of your own. */
  databaseUrl?: string | undefined
  /** Where the embedded PostgreSQL keeps its files when there is no `databaseUrl`. */
  dataFolder?: string | undefined
  /** Told when the embedded PostgreSQL died and cannot be started again yet. */
  onError?: ((error: Error) => void) | undefined
}

export interface OpenDatabase {
  database: Database
  close(): Promise<void>
}

/** Connects to the configured database, or to an embedded one that it starts, and brings its schema up to date. */
export async function openDatabase(
  { databaseUrl, dataFolder = '.portico', onError = () => {} }: DatabaseOptions,
  schema?: Schema,
): Promise<OpenDatabase> {
  const embedded = databaseUrl ? undefined : await runEmbedded({ dataFolder, onError })
  try {
    const database = await connectDatabase(databaseUrl ?? embedded?.url ?? '')
    const close = async () => {
      await database.end({ timeout: 5 })
      await embedded?.stop()
    }
    await migrate(database, schema).catch(async error => {
      await database.end({ timeout: 1 })
      throw error
    })
    return { database, close }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}

async function runEmbedded(options: EmbeddedOptions) {
  const { startEmbedded } = await import('./embedded/startEmbedded.js')
  return await startEmbedded(options)
}
