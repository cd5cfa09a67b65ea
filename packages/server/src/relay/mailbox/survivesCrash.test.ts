import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCommand } from '../../../test/buildCommand.js'
import { connectRelayClient, type RelayClient } from '../../../test/connectRelayClient.js'
import { openTestDatabase } from '../../../test/openTestDatabase.js'
import { createTopic, range } from '../../../test/useTestRelays.js'

let store: Awaited<ReturnType<typeof openTestDatabase>>
let command: Awaited<ReturnType<typeof buildCommand>>
let running: ChildProcess | undefined

beforeAll(async () => {
  store = await openTestDatabase()
  command = await buildCommand()
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await command.remove()
  await store.close()
})

/** Starts the server as its own process, beside the database, and waits until it listens. */
async function startProcess() {
  const env = { ...process.env, PORT: '0', PORTICO_DATA: store.dataFolder }
  const child = spawn(process.execPath, [command.path], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  const [words] = await once(child.stdout, 'data')
  const url = /http:(\S+)/.exec(String(words))?.[1]
  return { child, url: `ws:${url}/relay` }
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

it('loses no acknowledged message when the server is killed at any moment [RL09]', async () => {
  const topics = range(20).map(createTopic)
  const acknowledged = new Set<string>()
  for (const round of range(4)) {
    const { child, url } = await startProcess()
    const clients = await Promise.all(range(3).map(() => connectRelayClient(url)))
    const work = clients.map((client, place) =>
      publishUntilCut(client, topics, `${round} ${place}`, acknowledged),
    )
    const before = acknowledged.size
    await expect.poll(() => acknowledged.size - before, { interval: 5 }).toBeGreaterThan(round * 100)
    child.kill('SIGKILL')
    await Promise.all(work)
  }
  const { child, url } = await startProcess()
  const reader = await connectRelayClient(url)
  await reader.call('irn_batchSubscribe', { topics })
  const countLost = () => {
    const received = new Set(reader.pushes.map(({ message }) => message))
    return [...acknowledged].filter(message => !received.has(message)).length
  }
  await expect.poll(countLost, { timeout: 20_000 }).toBe(0)
  expect(acknowledged.size).toBeGreaterThan(600)
  child.kill('SIGTERM')
  expect(await reader.closed).toMatchObject({ code: 1012 })
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
})
