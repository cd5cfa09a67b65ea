import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createProject,
  openDatabase,
  type ProjectSettings,
  type StartServerOptions,
  startServer,
} from '../src/exports/index.js'

export const shopOrigin = 'https://shop.example'

const shop: ProjectSettings = { id: 'shop', allowedOrigins: [shopOrigin, 'https://*.shop.example'] }

/** A real server over a real PostgreSQL in a temporary folder, with the project `shop`. */
export async function startTestServer(options: StartServerOptions = {}) {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-server-test-'))
  await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when the tests run as root
  const server = await startServer({ port: 0, dataFolder, ...options })
  const { database, close: closeDatabase } = await openDatabase({ dataFolder })
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
    await rm(dataFolder, { recursive: true, force: true })
  }

  return { url: server.url, dataFolder, database, call, close }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>
