import { afterAll, beforeAll, expect } from 'vitest'
import { type OpenDatabase, openDatabase } from '../src/exports/index.js'
import { createTopic, useTestRelays } from './useTestRelays.js'

type Options = Parameters<ReturnType<typeof useTestRelays>['start']>[0]

/** Two relays on one database, each with connections of its own as another process has them. */
export function useTwoRelays() {
  const { start, getStore } = useTestRelays()
  let other: OpenDatabase
  beforeAll(async () => {
    other = await openDatabase({ databaseUrl: getStore().databaseUrl })
  })
  afterAll(() => other.close())

  async function startTwo(options: Options = {}) {
    const relays = await Promise.all([start(options), start({ database: other.database, ...options })])
    const [here, there] = relays
    await Promise.all([waitUntilHeard(here, there), waitUntilHeard(there, here)])
    return { here, there }
  }

  return { start, startTwo, getStore, getOther: () => other.database }
}

type Relay = Awaited<ReturnType<ReturnType<typeof useTestRelays>['start']>>

/** A process listens a moment after it has started, and on a new connection if the one before was cut. */
export async function waitUntilHeard(by: Relay, from: Relay) {
  const [reader, writer] = await Promise.all([by.connect(), from.connect()])
  const topic = createTopic()
  await reader.subscribe(topic)
  await expect
    .poll(async () => {
      await writer.publish(topic, `probe ${Math.random()}`)
      return reader.pushes.length
    })
    .toBeGreaterThan(0)
  await Promise.all([reader.close(), writer.close()])
}
