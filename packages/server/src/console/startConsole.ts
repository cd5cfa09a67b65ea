import type { Database } from '../database/Database.js'
import { connectDatabase, type DatabaseOptions, openDatabase } from '../database/openDatabase.js'
import { type ServedApp, serveApp } from '../http/createHttpServer.js'
import type { RateLimit } from '../http/createRateLimiter.js'
import { formatInvitationLink } from './calls/staffCalls.js'
import { createConsoleApp } from './createConsoleApp.js'
import { assertConsoleRole, prepareEmbeddedRole } from './grants.js'
import { readConsoleFiles } from './readConsoleFiles.js'
import { createInvitation, hasStaff } from './store/staff.js'

export interface ConsoleOptions extends DatabaseOptions {
  host?: string | undefined
  /** 0 picks a free port. */
  port?: number | undefined
  /** Public URL; passkeys belong to its host name. */
  url?: string | undefined
  /** Where you publish the documentation; failures link to their page. */
  docsUrl?: string | undefined
  /** Built pages of the console; default: those of this package. */
  folder?: string | undefined
  /** Per IPv4 address or IPv6 /64. */
  rateLimit?: RateLimit | undefined
  trustProxy?: boolean | undefined
  onError?: ((error: Error) => void) | undefined
}

export interface RunningConsole extends ServedApp {
  /** For the first member of staff; missing if there is one. */
  firstLink?: string | undefined
}

/** A process of its own, whose database role cannot read keys and shares. */
export async function startConsole(options: ConsoleOptions): Promise<RunningConsole> {
  const { host = '127.0.0.1', port = 5200, rateLimit, docsUrl, trustProxy, onError } = options
  const files = await readConsoleFiles(options.folder)
  const { database, close: closeDatabase } = await openConsoleDatabase(options)
  try {
    await assertConsoleRole(database)
    let app: ReturnType<typeof createConsoleApp> | undefined
    const served = await serveApp((request, env) => app?.fetch(request, env) ?? unavailable(), host, port)
    // Browsers create passkeys for localhost, and for no IP address.
    const url = (options.url ?? `http://localhost:${new URL(served.url).port}`).replace(/\/$/, '')
    app = createConsoleApp({ database, url, files, rateLimit, docsUrl, trustProxy, onError })
    const firstLink = (await hasStaff(database)) ? undefined : await inviteFirst(database, url)
    const close = async () => {
      await served.close()
      await closeDatabase()
    }
    return { url, firstLink, close }
  } catch (error) {
    await closeDatabase()
    throw error
  }
}

const unavailable = () => new Response(null, { status: 503 })

/** Links of earlier starts do not work any more. */
async function inviteFirst(database: Database, url: string): Promise<string> {
  await database`delete from console_invitations`
  return formatInvitationLink(url, await createInvitation(database, { name: 'Owner', role: 'owner' }))
}

/** With a `databaseUrl`, the role in it; on an embedded PostgreSQL, a role that is made here. */
async function openConsoleDatabase(options: ConsoleOptions) {
  const { databaseUrl, stop, onError } = options
  if (databaseUrl) {
    const database = await connectDatabase(databaseUrl, { stop, onError })
    return { database, close: () => database.end({ timeout: 5 }) }
  }
  // Tables that a trial shares with the escrow are closed to the role as well.
  const owner = await openDatabase({ ...options, isShared: true })
  try {
    const url = await prepareEmbeddedRole(owner.database, owner.url)
    await owner.database.end()
    const database = await connectDatabase(url)
    const close = async () => {
      await database.end({ timeout: 5 })
      await owner.close()
    }
    return { database, close }
  } catch (error) {
    await owner.close()
    throw error
  }
}
