import { createEnvironment, eip155Family } from '@portico/core/adapter'
import { createRemoteWallet } from '@portico/testing/remote-wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { openTcpSwitch } from '../../../../bench/relay/openTcpSwitch.mjs'
import { createClient } from '../../../pairing/test/createClient.js'
import { buildCommand } from '../../test/buildCommand.js'
import { connectRelayClient } from '../../test/connectRelayClient.js'
import { openTestDatabase } from '../../test/openTestDatabase.js'
import { type ServerProcess, startServerProcess } from '../../test/startServerProcess.js'
import { createTopic, range } from '../../test/useTestRelays.js'

let store: Awaited<ReturnType<typeof openTestDatabase>>
let command: Awaited<ReturnType<typeof buildCommand>>
const running = new Set<ServerProcess>()

beforeAll(async () => {
  store = await openTestDatabase()
  command = await buildCommand()
})
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL')
  await command.remove()
  await store.close()
})

async function start() {
  const server = await startServerProcess(command.path, { PORTICO_DATA: store.dataFolder })
  running.add(server)
  return server
}

async function stop(server: ServerProcess) {
  server.kill('SIGTERM')
  const code = await server.ended
  running.delete(server)
  return code
}

// Four starts of a process, each of which takes seconds on a busy machine.
it('lets no request of a page fail while one server after the other is restarted [C-02]', {
  timeout: 120_000,
}, async () => {
  let servers = await Promise.all([start(), start()])
  const lane = await openTcpSwitch(() => servers.map(({ port }) => port))
  const relayUrl = `ws://127.0.0.1:${lane.port}/relay`
  const wallet = createRemoteWallet({ relayUrl, projectId: 'shop', WebSocket, approval: 'auto' })
  const context = {
    environment: createEnvironment(),
    projectId: 'shop',
    metadata: { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] },
    families: { eip155: eip155Family },
    getRpcUrls: () => [],
    emit: () => {},
  }
  const site = createClient(context, { relayUrl, WebSocket })
  const { uri, session } = await site.pair({
    namespaces: { eip155: { chains: ['eip155:31337'], methods: ['personal_sign'], events: [] } },
  })
  await wallet.pair(uri)
  await session
  const [address = ''] = wallet.getAddresses('eip155')
  // What every provider of the client has.
  const provider = site.getProvider('eip155') as { request(request: object): Promise<unknown> }

  let isDone = false
  let count = 0
  const failures: unknown[] = []
  const work = range(3).map(async () => {
    while (!isDone) {
      const request = { method: 'personal_sign', params: ['0x68656c6c6f', address] }
      await provider.request(request).then(
        () => count++,
        error => failures.push(error),
      )
    }
  })
  for (const _ of range(2)) {
    const before = count
    await expect.poll(() => count - before).toBeGreaterThan(5)
    const [oldest, other] = servers
    const next = await start()
    if (!oldest || !other) throw new Error('There are two.')
    servers = [other, next]
    expect(await stop(oldest)).toBe(0)
  }
  const before = count
  await expect.poll(() => count - before).toBeGreaterThan(5)
  isDone = true
  await Promise.all(work)
  expect(failures).toEqual([])
  await site.disconnect()
  wallet.stop()
  await Promise.all(servers.map(stop))
  lane.close()
})

it('answers each publish that it has read before it goes, and says for how long to stay away [C-02]', async () => {
  const server = await start()
  const client = await connectRelayClient(`ws://127.0.0.1:${server.port}/relay`)
  const topics = range(20).map(createTopic)
  const answers = range(200).map(index => client.publish(topics[index % 20] ?? '', `message ${index}`))
  await answers[0]
  server.kill('SIGTERM')
  const results = await Promise.all(answers)
  const end = await client.closed
  expect(end.code).toBe(1012)
  expect(end.reason).toMatch(/^restart: retry_after=\d+\.\d$/)
  expect(await server.ended).toBe(0)
  running.delete(server)
  const stored = await store.database<{ message: string }[]>`
    select message from relay_messages where topic = any(${topics})`
  const acknowledged = results.flatMap(({ result }, index) => (result === true ? [`message ${index}`] : []))
  expect(acknowledged.length).toBeGreaterThan(0)
  expect(stored.map(({ message }) => message).sort()).toEqual(acknowledged.sort())
})
