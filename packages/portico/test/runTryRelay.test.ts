import { type SocketConstructor, tryRelay } from '@portico/pairing/try-relay'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createProject } from '../../server/src/exports/index.js'
import { openBorrowedDatabase } from '../../server/test/openBorrowedDatabase.js'
import { startTestRelay } from '../../server/test/startTestRelay.js'
import { runTryRelay } from '../bin/try-relay.mjs'

const { database, close } = await openBorrowedDatabase()
afterAll(close)
await createProject(database, { id: 'mall', allowedOrigins: ['https://shop.example'] })

beforeEach(() => {
  vi.stubGlobal('WebSocket', WebSocket)
})

async function run(relayUrls: readonly string[], ...more: string[]) {
  const lines: string[] = []
  const args = ['--project-id', 'mall', ...relayUrls.flatMap(url => ['--relay', url]), ...more]
  await runTryRelay(args, text => void lines.push(text.replace(/ \(\d+ ms\)$/, '')))
  return lines
}

const steps = [
  'ok  Send a session proposal',
  'ok  Receive it in the wallet',
  'ok  Approve it, and settle the session',
  'ok  Send a request, and receive the response',
  'ok  Receive an event of the wallet',
  'ok  End the session at both sides',
  'The relay connects pages and wallets.',
]

it('prints each step from the connection to the end of the session', async () => {
  const relay = await startTestRelay({ database })
  const host = new URL(relay.url).host
  expect(await run([relay.url], '--origin', 'https://shop.example')).toEqual([
    `ok  Connect to ${host}`,
    ...steps,
  ])
  await relay.close()
})

it('connects the page and the wallet to different addresses of one relay', async () => {
  const relays = await Promise.all([startTestRelay({ database }), startTestRelay({ database })])
  const urls = relays.map(({ url }) => url)
  const hosts = urls.map(url => `ok  Connect to ${new URL(url).host}`)
  expect(await run(urls)).toEqual([...hosts, ...steps])
  await Promise.all(relays.map(relay => relay.close()))
})

it('names the origin that the project does not list', async () => {
  const relay = await startTestRelay({ database })
  await expect(run([relay.url], '--origin', 'https://foreign.example')).rejects.toThrow(
    `The relay ${new URL(relay.url).host} does not allow the origin https://foreign.example for this project.`,
  )
  await relay.close()
})

it('names a project that the relay does not know', async () => {
  const relay = await startTestRelay({ database })
  await expect(run([relay.url], '--project-id', 'unknown')).rejects.toThrow('does not know this project')
  await relay.close()
})

it('names the relay that cannot be reached', async () => {
  await expect(run(['ws://127.0.0.1:9/relay'])).rejects.toThrow(
    'Connect to 127.0.0.1:9: The relay refused the connection.',
  )
})

it('names the step that never ends between relays that do not share their messages', async () => {
  const other = await openBorrowedDatabase()
  const relays = await Promise.all([
    startTestRelay({ database }),
    startTestRelay({ database: other.database }),
  ])
  const relayUrl = relays.map(({ url }) => url)
  await createProject(other.database, { id: 'mall', allowedOrigins: [] })
  const Socket = WebSocket as unknown as SocketConstructor // its type is wider than what is used of it
  await expect(tryRelay({ projectId: 'mall', relayUrl, WebSocket: Socket, timeout: 1000 })).rejects.toThrow(
    'Receive it in the wallet: nothing arrived within 1000 ms.',
  )
  await Promise.all(relays.map(relay => relay.close()))
  await other.close()
})

it('asks for the project id, and tells whether this Node has a WebSocket', async () => {
  await expect(runTryRelay([])).rejects.toThrow('try-relay needs --project-id.')
  vi.stubGlobal('WebSocket', undefined)
  expect(await runTryRelay(['--project-id', 'mall'])).toBe(false)
})
