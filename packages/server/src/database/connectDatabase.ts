import { setTimeout } from 'node:timers/promises'
import postgres from 'postgres'
import { ServerFailure } from '../ServerFailure.js'
import type { Database } from './Database.js'
import { listTypes } from './listTypes.js'

const startingTime = 30_000

/** Opens a pool and proves that the database answers. */
export async function connectDatabase(url: string): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new ServerFailure('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  try {
    return await open(url, planning).catch(cause => {
      if (!isCode(cause, '08P01')) throw cause
      return open(url, {}) // a pooler that takes no settings it does not know
    })
  } catch (cause) {
    throw new ServerFailure(`The database at ${describe(url)} cannot be used: ${reason(cause)}`, { cause })
  }
}

/**
 * A plan that was made while a table was small, and kept, reads the whole table when it is large. To make one for each
 * query takes less than a millisecond.
 */
const planning = { plan_cache_mode: 'force_custom_plan' }

async function open(url: string, connection: Record<string, string>): Promise<Database> {
  const database = postgres(url, {
    max: 10,
    connect_timeout: 5,
    backoff: waitBeforeRetry,
    onnotice: () => {},
    fetch_types: false,
    types: listTypes,
    connection,
  })
  try {
    await waitUntilStarted(database)
    return database
  } catch (cause) {
    await database.end({ timeout: 1 })
    throw cause
  }
}

/** Seconds. The driver's own delays grow to 20: a database that is back should be used at once. */
function waitBeforeRetry(retries: number) {
  return (0.5 + Math.random() / 2) * Math.min(2 ** retries / 50, 0.5)
}

/** After a crash PostgreSQL accepts connections before it accepts work. */
async function waitUntilStarted(database: Database) {
  for (const deadline = performance.now() + startingTime; ; ) {
    try {
      return await database`select 1`
    } catch (cause) {
      if (!isCode(cause, '57P03') || performance.now() > deadline) throw cause
      await setTimeout(50)
    }
  }
}

/** The driver puts the SQL state there. */
function isCode(cause: unknown, code: string) {
  return (cause as { code?: unknown }).code === code
}

/** Host and name only: the address may hold a password. */
function describe(url: string) {
  const { host, pathname } = new URL(url)
  return host + pathname
}

function reason(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause)
  const { code } = cause as { code?: unknown } // drivers and sockets put a code on their errors
  if (code === 'ECONNREFUSED') return 'nothing listens there. Start PostgreSQL, or correct DATABASE_URL.'
  if (code === 'CONNECT_TIMEOUT') return 'it did not answer within 5 seconds.'
  if (code === 'ENOTFOUND') return 'there is no such host.'
  return cause.message
}
