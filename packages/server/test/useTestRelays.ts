import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createProject, type Database, openDatabase } from '../src/exports/index.js'
import { borrowDatabase } from './borrowDatabase.js'
import { startTestRelay, type TestRelay, type TestRelayOptions } from './startTestRelay.js'

/** One database for the tests of a file; each test starts the relay it needs, and it is stopped afterwards. */
export function useTestRelays() {
  let store: { database: Database; databaseUrl: string; close(): Promise<void> } | undefined
  const relays: TestRelay[] = []
  const getStore = () => {
    if (!store) throw new Error('The database opens before the first test.')
    return store
  }

  beforeAll(async () => {
    const databaseUrl = await borrowDatabase()
    store = { databaseUrl, ...(await openDatabase({ databaseUrl })) }
    await createProject(store.database, { id: 'shop', allowedOrigins: ['https://shop.example'] })
  })
  afterEach(async () => {
    await Promise.all(relays.splice(0).map(relay => relay.close()))
  })
  afterAll(() => store?.close())

  async function start(options: Partial<TestRelayOptions> = {}) {
    const relay = await startTestRelay({ database: getStore().database, ...options })
    relays.push(relay)
    return relay
  }

  return { start, getStore }
}

export const createTopic = () => randomBytes(32).toString('hex')

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
