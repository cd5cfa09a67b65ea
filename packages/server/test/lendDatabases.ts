import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../src/database/embedded/startEmbedded.js'
import { connectDatabase } from '../src/database/openDatabase.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers each request with the address of an empty database. */
    databaseLender: string
  }
}

/**
 * One PostgreSQL for all tests of a run, started by the first that asks, with a database for each that asks. Starting
 * one takes a second of a core, which every test file would otherwise spend.
 */
async function lendDatabases(project: TestProject): Promise<() => Promise<void>> {
  // Vitest itself exits on the other signals only, and PostgreSQL is stopped when it does.
  process.once('SIGHUP', () => process.exit(1))
  let starting: ReturnType<typeof startPostgres> | undefined
  const lender = createServer(async (_, response) => {
    try {
      starting ??= startPostgres()
      response.end(await (await starting).createDatabase())
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(lender, 'listening')
  const address = lender.address()
  const port = typeof address === 'object' && address ? address.port : 0
  project.provide('databaseLender', `http://127.0.0.1:${port}/`)
  return async () => {
    lender.close()
    await (await starting)?.stop()
  }
}

// The name that Vitest looks for.
export { lendDatabases as setup }

// Ends the run: all tests that need it would fail one after the other.
function onError(error: Error): never {
  throw error
}

async function startPostgres() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'portico-tests-'))
  await chmod(dataFolder, 0o755) // PostgreSQL runs as another user when the tests run as root
  const { url, stop } = await startEmbedded({ dataFolder, onError })
  const database = await connectDatabase(url)
  return {
    async createDatabase() {
      const name = `test_${randomBytes(8).toString('hex')}`
      await database`create database ${database(name)}`
      return Object.assign(new URL(url), { pathname: `/${name}` }).href
    },
    async stop() {
      await database.end()
      await stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
