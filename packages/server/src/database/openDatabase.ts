import { setTimeout } from 'node:timers/promises'
import { ServerFailure } from '../ServerFailure.js'
import { createPool, splitHosts } from './createPool.js'
import type { Database } from './Database.js'
import type { EmbeddedOptions } from './embedded/startEmbedded.js'
import { assertApart, migrate, type Schema } from './migrate.js'
import { isUnavailable } from './withRetry.js'

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

interface ConnectOptions {
  /**
   * While this is not aborted, connecting retries until the database is reachable. Without it, the first failure
   * throws.
   */
  stop?: AbortSignal | undefined
  onError?: ((error: Error) => void) | undefined
  prepare?: ((database: Database) => Promise<unknown>) | undefined
}

const retryInterval = 500
const reportInterval = 30_000
/** Milliseconds for which PostgreSQL may accept connections but not yet queries, as after a crash. */
const startingTime = 30_000

export async function connectDatabase(url: string, options: ConnectOptions = {}): Promise<Database> {
  const place = describe(url)
  const { stop, onError } = options
  const deadline = performance.now() + startingTime
  for (let reportedAt = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await open(url, options)
    } catch (cause) {
      if (cause instanceof ServerFailure) throw cause
      const isStarting = isCode(cause, '57P03') && performance.now() < deadline
      const message = `The database at ${place} cannot be used: ${reason(cause)}`
      if (stop ? stop.aborted || !isUnavailable(cause) : !isStarting)
        throw new ServerFailure(message, { cause })
      if (stop && !isStarting && performance.now() > reportedAt + reportInterval) {
        onError?.(new ServerFailure(`${message} Waiting for it.`, { cause }))
        reportedAt = performance.now()
      }
      await setTimeout(isStarting ? 50 : retryInterval, undefined, { signal: stop }).catch(() => {})
    }
  }
}

async function open(url: string, { prepare }: ConnectOptions): Promise<Database> {
  const database = createPool(url)
  try {
    await reachAnyHost(database, splitHosts(url).length)
    await prepare?.(database)
    return database
  } catch (cause) {
    await database.end({ timeout: 1 })
    throw cause
  }
}

/** A failed connection makes the pool move to the next host. */
async function reachAnyHost(database: Database, hosts: number): Promise<void> {
  try {
    await database`select 1`
  } catch (cause) {
    if (hosts <= 1) throw cause
    await reachAnyHost(database, hosts - 1)
  }
}

function isCode(cause: unknown, code: string) {
  return (cause as { code?: unknown }).code === code // where the driver puts the SQL state
}

/** Host and database name only. Errors must not quote the URL, which contains a password. */
function describe(url: string) {
  if (!/^postgres(?:ql)?:\/\//.test(url))
    throw new ServerFailure('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  const urls = splitHosts(url)
  if (!urls.every(one => URL.canParse(one))) {
    throw new ServerFailure(
      'DATABASE_URL cannot be read. In a password, write / as %2F, # as %23, ? as %3F, @ as %40 and % as %25.',
    )
  }
  const hosts = urls.map(one => new URL(one).host)
  return hosts.join() + new URL(urls[0]).pathname
}

function reason(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  if (isCode(cause, 'ECONNREFUSED'))
    return 'nothing listens there. Start PostgreSQL, or correct DATABASE_URL.'
  if (isCode(cause, 'CONNECT_TIMEOUT')) return 'it did not respond within 5 seconds.'
  if (isCode(cause, 'ENOTFOUND')) return 'there is no such host.'
  return cause.message
}
