import { randomBytes, randomUUID } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { createProject, openDatabase } from '../src/exports/index.js'
import { buildCommand } from './buildCommand.js'
import { connectRelayClient } from './connectRelayClient.js'
import { startPostgres } from './startPostgres.js'
import { startServerProcess } from './startServerProcess.js'
import { createTopic, range } from './useTestRelays.js'

const secret = () => randomBytes(32).toString('base64url')

/** Crashes PostgreSQL again and again under load. Server and escrow must live on, and serve after each restart. */
export async function runOutages(count: number, onRound: (round: number) => void = () => {}) {
  const postgres = await startPostgres(['service', 'escrow'])
  onTestFinished(() => postgres.remove())
  const { database, close } = await openDatabase({ databaseUrl: postgres.urlOf('service') })
  await createProject(database, { id: 'shop', allowedOrigins: ['https://shop.example'] })
  await close()
  const command = await buildCommand()
  onTestFinished(() => command.remove())

  const addresses = {
    PORTICO_AUTH_URL: 'https://auth.example',
    PORTICO_VAULT_URL: 'https://vault.example',
    PORTICO_SMTP_URL: 'smtp://127.0.0.1:1',
    PORTICO_MAIL_FROM: 'shop@shop.example',
  }
  const common = { ...addresses, PORTICO_TRUST_PROXY: '1' }
  const server = await startServerProcess(command.path, {
    ...common,
    DATABASE_URL: postgres.urlOf('service'),
    PORTICO_AUTH_SECRET: secret(),
    PORTICO_AUTH_KEK: secret(),
    PORTICO_SIGN_IN_SECRET: secret(),
  })
  onTestFinished(() => server.kill('SIGKILL'))
  const escrowSettings = { PORTICO_ESCROW_KEK: secret(), PORTICO_ESCROW_URL: 'https://escrow.example' }
  const escrow = await startServerProcess(
    command.path,
    { ...common, ...escrowSettings, DATABASE_URL: postgres.urlOf('escrow') },
    'escrow',
  )
  onTestFinished(() => escrow.kill('SIGKILL'))
  const deaths: string[] = []
  server.ended.then(code => deaths.push(`server: ${code}`))
  escrow.ended.then(code => deaths.push(`escrow: ${code}`))

  const relay = await connectRelayClient(`ws://127.0.0.1:${server.port}/relay`)
  const query = '?projectId=shop&st=portico&sv=x'
  /** Each answers whether the database was reached. */
  const kinds: Readonly<Record<string, () => Promise<boolean>>> = {
    health: () => ask(server.port, '/health'),
    config: () => ask(server.port, `/appkit/v1/config${query}`),
    wallets: () => ask(server.port, `/getWallets${query}`),
    events: () => ask(server.port, `/e${query}`, createEvent()),
    escrow: () => ask(escrow.port, '/health'),
    relay: async () => (await relay.publish(createTopic(), 'hello')).result === true,
  }
  let isOver = false
  const successes = new Map(Object.keys(kinds).map(kind => [kind, 0]))
  const load = Object.entries(kinds).flatMap(([kind, call]) =>
    range(6).map(async () => {
      while (!isOver && deaths.length === 0)
        if (await call()) successes.set(kind, (successes.get(kind) ?? 0) + 1)
        else await new Promise(resolve => setTimeout(resolve, 5))
    }),
  )
  const waitForAll = async () => {
    const before = new Map(successes)
    const listWaiting = () => [
      ...deaths,
      ...[...successes].filter(([kind, now]) => now < (before.get(kind) ?? 0) + 3).map(([kind]) => kind),
    ]
    await expect.poll(listWaiting, { timeout: 30_000, interval: 10 }).toEqual([])
  }
  for (const round of range(count)) {
    await waitForAll()
    await postgres.crash(round % 2 === 0 ? 'SIGQUIT' : 'SIGKILL')
    await postgres.restart()
    onRound(round + 1)
  }
  await waitForAll()
  isOver = true
  await Promise.all(load)
  expect(deaths).toEqual([])
}

const createEvent = () => ({
  eventId: randomUUID(),
  url: 'https://shop.example/',
  domain: 'shop.example',
  timestamp: Date.now(),
  props: { type: 'track', event: 'MODAL_OPEN', properties: { connected: false } },
})

async function ask(port: number, path: string, body?: object): Promise<boolean> {
  const address = range(3).map(() => 1 + Math.floor(Math.random() * 250))
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body) }),
    headers: {
      origin: 'https://shop.example',
      'content-type': 'application/json',
      'x-forwarded-for': `10.${address.join('.')}`,
    },
  }).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.ok ?? false
}
