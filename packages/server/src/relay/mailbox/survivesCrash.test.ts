import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCommand } from '../../../test/buildCommand.js'
import { connectRelayClient, type RelayClient } from '../../../test/connectRelayClient.js'
import { openTestDatabase } from '../../../test/openTestDatabase.js'
import { type ServerProcess, startServerProcess } from '../../../test/startServerProcess.js'
import { createTopic, range } from '../../../test/useTestRelays.js'

let store: Awaited<ReturnType<typeof openTestDatabase>>
let command: Awaited<ReturnType<typeof buildCommand>>
let running: ServerProcess | undefined

beforeAll(async () => {
  store = await openTestDatabase()
  command = await buildCommand()
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await command.remove()
  await store.close()
})

async function start() {
  const server = await startServerProcess(command.path, { PORTICO_DATA: store.dataFolder })
  running = server
  return { server, url: `ws://127.0.0.1:${server.port}/relay` }
}

/** Publishes without a pause until the connection breaks, and notes what the relay has acknowledged. */
async function publishUntilCut(
  client: RelayClient,
  topics: string[],
  label: string,
  acknowledged: Set<string>,
) {
  for (let index = 0; client.socket.readyState === client.socket.OPEN; index++) {
    const sent = topics.map(async (topic, place) => {
      const message = `${label} ${index} ${place}`
      if ((await client.publish(topic, message)).result === true) acknowledged.add(message)
    })
    await Promise.all(sent)
  }
}

// Five starts of a process, each of which takes seconds on a busy machine.
it('loses no acknowledged message when the server is killed at any moment [RL09]', {
  timeout: 120_000,
}, async () => {
  const topics = range(20).map(createTopic)
  const acknowledged = new Set<string>()
  for (const round of range(4)) {
    const { server, url } = await start()
    const clients = await Promise.all(range(3).map(() => connectRelayClient(url)))
    const work = clients.map((client, place) =>
      publishUntilCut(client, topics, `${round} ${place}`, acknowledged),
    )
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size - before, { interval: 5 }).toBeGreaterThan(round * 100)
    server.kill('SIGKILL')
    await Promise.all(work)
  }
  const { server, url } = await start()
  const reader = await connectRelayClient(url)
  await reader.call('irn_batchSubscribe', { topics })
  const countLost = () => {
    const received = new Set(reader.pushes.map(({ message }) => message))
    return [...acknowledged].filter(message => !received.has(message)).length
  }
  await expect.poll(countLost, { timeout: 20_000 }).toBe(0)
  expect(acknowledged.size).toBeGreaterThan(600)
  server.kill('SIGTERM')
  expect(await reader.closed).toMatchObject({ code: 1012 })
  expect(await server.ended).toBe(0)
})
