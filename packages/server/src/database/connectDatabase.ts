import postgres from 'postgres'
import { ServerFailure } from '../ServerFailure.js'
import type { Database } from './Database.js'

/** Opens a pool and proves that the database answers. */
export async function connectDatabase(url: string): Promise<Database> {
  if (!/^postgres(?:ql)?:\/\//.test(url)) {
    throw new ServerFailure('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  const database = postgres(url, { max: 10, connect_timeout: 5, onnotice: () => {} })
  try {
    await database`select 1`
    return database
  } catch (cause) {
    await database.end({ timeout: 1 })
    throw new ServerFailure(`The database at ${describe(url)} cannot be used: ${reason(cause)}`, { cause })
  }
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
