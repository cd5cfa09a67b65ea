import {
  createProject,
  openDatabase,
  type ProjectSettings,
  type StartServerOptions,
  startServer,
} from '../src/exports/index.js'
import { borrowDatabase } from './borrowDatabase.js'

export const shopOrigin = 'https://shop.example'

const shop: ProjectSettings = { id: 'shop', allowedOrigins: [shopOrigin, 'https://*.shop.example'] }

/** A real server over a database of its own in a real PostgreSQL, with the project `shop`. */
export async function startTestServer(options: StartServerOptions = {}) {
  const databaseUrl = await borrowDatabase()
  const server = await startServer({ port: 0, databaseUrl, ...options })
  const { database, close: closeDatabase } = await openDatabase({ databaseUrl })
  await createProject(database, shop)

  /** Calls the server as a page of the shop would, unless told otherwise. */
  async function call(path: string, query: Record<string, string | undefined> = {}, init: RequestInit = {}) {
    const url = new URL(path, server.url)
    for (const [name, value] of Object.entries({
      projectId: 'shop',
      st: 'portico',
      sv: 'html-evm-1.0.0',
      ...query,
    })) {
      if (value !== undefined) url.searchParams.set(name, value)
    }
    return await fetch(url, { ...init, headers: { Origin: shopOrigin, ...init.headers } })
  }

  async function close() {
    await closeDatabase()
    await server.close()
  }

  return { url: server.url, adminUrl: server.adminUrl, databaseUrl, database, call, close }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
