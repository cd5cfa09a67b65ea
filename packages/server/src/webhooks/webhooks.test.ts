import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildCommand } from '../../test/buildCommand.js'
import { createEmail } from '../../test/createEmail.js'
import { findInDatabase } from '../../test/findInDatabase.js'
import { openBorrowedDatabase } from '../../test/openBorrowedDatabase.js'
import { startServerProcess } from '../../test/startServerProcess.js'
import { startStub } from '../../test/startStub.js'
import { startTestAuth } from '../../test/startTestAuth.js'
import { startTestEscrow } from '../../test/startTestEscrow.js'
import { startTestServer } from '../../test/startTestServer.js'
import { runUser } from '../cli/runUser.js'
import { runWebhooks } from '../cli/runWebhooks.js'
import type { Database } from '../database/Database.js'
import { createPaymentStore } from '../payments/createPaymentStore.js'
import { createWebhookKeys, deliverWebhooks, getRetryWait, removeOldMessages } from './deliverWebhooks.js'
import { enqueueEvent, webhookEventTypes } from './enqueueEvent.js'
import { parseWebhookUrl, postWebhook } from './postWebhook.js'
import { createWebhook, listDeliveries, replayDeliveries, rotateWebhookSecret } from './webhookStore.js'

const kek = randomBytes(32).toString('base64url')
const options = { keys: [kek] }
const keys = createWebhookKeys(options)

interface Received {
  type: string
  timestamp: string
  data: Record<string, string>
}

/** An owner's endpoint, which verifies with the library of Standard Webhooks. */
async function startReceiver() {
  const state = {
    secrets: [] as string[],
    status: 204,
    isSilent: false,
    bodies: [] as string[],
    messages: new Map<string, Received>(),
    attempts: [] as string[],
    refused: [] as unknown[],
  }
  const stub = await startStub(({ headers, body }, response: ServerResponse) => {
    const id = String(headers['webhook-id'])
    state.attempts.push(id)
    state.bodies.push(body)
    if (state.isSilent) return undefined
    for (const secret of state.secrets) {
      try {
        const given = Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        )
        const message = new Webhook(secret).verify(body, given) as Received // the library returns parsed JSON
        if (state.status < 300) state.messages.set(id, message)
      } catch (error) {
        state.refused.push(error)
      }
    }
    response.writeHead(state.status, { Location: '/moved' }).end()
    return undefined
  })
  onTestFinished(() => stub.close())
  return Object.assign(state, { url: `${stub.url}/webhooks` })
}

async function openDatabaseForTest() {
  const { database, close } = await openBorrowedDatabase()
  onTestFinished(close)
  return database
}

async function subscribe(
  database: Database,
  receiver: { url: string; secrets: string[] },
  events?: string[],
) {
  const { id, secret } = await createWebhook(database, keys, { url: receiver.url, events })
  receiver.secrets.push(secret)
  return id
}

const enqueue = (database: Database, userId: string) =>
  enqueueEvent(database, 'user.created', { userId, provider: 'mail' })

function startDelivery(database: Database) {
  const onError = vi.fn<(error: Error) => void>()
  const outcomes: string[] = []
  const stop = deliverWebhooks(options, {
    database,
    allowsLoopback: true,
    onError,
    onAttempt: outcome => outcomes.push(outcome),
  })
  onTestFinished(stop)
  return { onError, outcomes }
}

const skipWaits = (database: Database) =>
  database`update webhook_deliveries set next_at = now() where state = 'pending'`

const readBodies = async (database: Database) =>
  (await database<{ body: string }[]>`select body from webhook_messages order by created_at, id`).map(
    ({ body }) => JSON.parse(body) as Received,
  )

describe('across crashes', () => {
  let command: Awaited<ReturnType<typeof buildCommand>>
  beforeAll(async () => {
    command = await buildCommand()
  })
  afterAll(() => command.remove())

  it('delivers every event at least once, verified by the reference library, though servers are killed', {
    timeout: 120_000,
  }, async () => {
    const { database, databaseUrl, close } = await startTestServer()
    onTestFinished(close)
    const receiver = await startReceiver()
    const webhookId = await subscribe(database, receiver)
    const env = { DATABASE_URL: databaseUrl, PORTICO_SANDBOX: '1', PORTICO_WEBHOOK_KEK: kek }
    const expected: string[] = []
    for (const round of [1, 2, 3]) {
      const server = await startServerProcess(command.path, env)
      onTestFinished(() => server.kill('SIGKILL'))
      // Attempts of this server end in silence, and with it.
      receiver.isSilent = true
      const before = receiver.attempts.length
      for (let count = 0; count < 10; count++) {
        expected.push(`${round}-${count}`)
        await enqueue(database, `${round}-${count}`)
      }
      await expect.poll(() => receiver.attempts.length, { timeout: 20_000 }).toBeGreaterThan(before)
      server.kill('SIGKILL')
      await server.ended
      receiver.isSilent = false
    }
    // Written while no server runs.
    expected.push('offline')
    await enqueue(database, 'offline')
    const last = await startServerProcess(command.path, env)
    onTestFinished(() => last.kill('SIGKILL'))
    // Without this the leases of killed servers would end after a minute.
    await skipWaits(database)
    const readIds = () => [...receiver.messages.values()].map(({ data }) => data.userId)
    await expect.poll(() => readIds().sort(), { timeout: 30_000 }).toEqual(expected.sort())
    expect(receiver.refused).toEqual([])
    expect(receiver.attempts.length).toBeGreaterThan(expected.length)
    await expect
      .poll(async () => new Set((await listDeliveries(database, webhookId)).map(({ state }) => state)))
      .toEqual(new Set(['delivered']))
  })

  it('stores an event with the transaction that it belongs to, or not at all', async () => {
    const database = await openDatabaseForTest()
    await enqueue(database, 'without an endpoint')
    expect(await readBodies(database)).toEqual([])
    await subscribe(database, { url: 'https://shop.example/webhooks', secrets: [] }, ['user.created'])
    await enqueueEvent(database, 'user.erased', { userId: 'not subscribed', receiptId: '1' })
    const failing = database.begin(async transaction => {
      await enqueueEvent(transaction, 'user.created', { userId: 'rolled back', provider: 'mail' })
      throw new Error('The rest of the transaction failed.')
    })
    await expect(failing).rejects.toThrow('The rest')
    await database.begin(async transaction => {
      await enqueueEvent(transaction, 'user.created', { userId: 'committed', provider: 'mail' })
    })
    expect((await readBodies(database)).map(({ data }) => data.userId)).toEqual(['committed'])
  })
})

describe('retries', () => {
  it('repeats the same message until it is accepted', async () => {
    const database = await openDatabaseForTest()
    const receiver = await startReceiver()
    const id = await subscribe(database, receiver)
    receiver.status = 500
    const { outcomes } = startDelivery(database)
    await enqueue(database, 'ada')
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['retried'])
    const [waiting] = await listDeliveries(database, id)
    expect(waiting).toMatchObject({ state: 'pending', attempts: 1, status: 500 })
    const wait = (waiting?.nextAt.getTime() ?? 0) - Date.now()
    expect(wait).toBeGreaterThan(2000)
    expect(wait).toBeLessThanOrEqual(6000)
    receiver.status = 204
    await skipWaits(database)
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['retried', 'delivered'])
    expect(new Set(receiver.attempts).size).toBe(1)
    expect(new Set(receiver.bodies).size).toBe(1)
  })

  it('waits exponentially longer, with jitter, for about three days', () => {
    const least = (attempt: number) => getRetryWait(attempt, () => 0) ?? 0
    const most = (attempt: number) => getRetryWait(attempt, () => 1) ?? 0
    expect([1, 2, 3].map(least)).toEqual([4000, 240_000, 1_440_000])
    expect([1, 2, 3].map(most)).toEqual([6000, 360_000, 2_160_000])
    const total = Array.from({ length: 9 }, (_, at) => getRetryWait(at + 1, () => 0.5) ?? 0)
    expect(total.reduce((sum, wait) => sum + wait) / 3_600_000).toBeCloseTo(75.6, 1)
    expect(getRetryWait(10)).toBeUndefined()
  })

  it('gives up after the tenth attempt, says so, and sends again when it is replayed', async () => {
    const database = await openDatabaseForTest()
    const receiver = await startReceiver()
    const id = await subscribe(database, receiver)
    receiver.status = 503
    await enqueue(database, 'ada')
    await database`update webhook_deliveries set attempts = 9`
    const { outcomes, onError } = startDelivery(database)
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['failed'])
    expect(onError.mock.calls[0]?.[0].message).toMatch(/^Webhook \S+: gave up on msg_\S+, last status 503\.$/)
    expect(await listDeliveries(database, id, 'failed')).toHaveLength(1)
    receiver.status = 200
    expect(await replayDeliveries(database, id)).toBe(1)
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['failed', 'delivered'])
    expect(await replayDeliveries(database, id)).toBe(0)
    expect(await replayDeliveries(database, id, { messageId: receiver.attempts[0] })).toBe(1)
    expect(await replayDeliveries(database, id, { since: new Date(Date.now() + 1000) })).toBe(0)
  })

  it('disables an endpoint that responds with 410, and follows no redirect', async () => {
    const database = await openDatabaseForTest()
    const receiver = await startReceiver()
    await subscribe(database, receiver)
    receiver.status = 307
    const { outcomes } = startDelivery(database)
    await enqueue(database, 'ada')
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['retried'])
    expect(receiver.attempts).toHaveLength(1)
    receiver.status = 410
    await skipWaits(database)
    await expect.poll(() => outcomes, { timeout: 5000 }).toEqual(['retried', 'failed'])
    expect(await database`select from webhooks where is_enabled`).toEqual([])
  })

  it('delays no endpoint because of another that is slow', async () => {
    const database = await openDatabaseForTest()
    const slow = await startReceiver()
    const quick = await startReceiver()
    slow.isSilent = true
    await subscribe(database, slow)
    await subscribe(database, quick)
    startDelivery(database)
    for (let count = 0; count < 12; count++) await enqueue(database, String(count))
    await expect.poll(() => quick.messages.size, { timeout: 10_000 }).toBe(12)
    expect(slow.attempts).toHaveLength(5)
  })
})

it('signs with both secrets while a rotation lasts', async () => {
  const database = await openDatabaseForTest()
  const old = await startReceiver()
  const id = await subscribe(database, old)
  const before = old.secrets[0] ?? ''
  const after = await rotateWebhookSecret(database, keys, id, 24)
  expect(after).toMatch(/^whsec_[\w+/]{43}=$/)
  old.secrets = [before, after]
  startDelivery(database)
  await enqueue(database, 'during')
  await expect.poll(() => old.messages.size, { timeout: 5000 }).toBe(1)
  expect(old.refused).toEqual([])
  await database`update webhooks set old_secret_until = now()`
  old.secrets = [after]
  await enqueue(database, 'later')
  await expect.poll(() => old.messages.size, { timeout: 5000 }).toBe(2)
  old.secrets = [before]
  await enqueue(database, 'too late')
  await expect.poll(() => old.refused, { timeout: 5000 }).toHaveLength(1)
  // Neither secret can be read from the database.
  for (const secret of [before, after]) {
    const raw = Buffer.from(secret.slice(6), 'base64')
    expect(await database`select from webhooks where position(${raw} in secret) > 0`).toEqual([])
  }
})

describe('where webhooks may be sent', () => {
  it.each([
    'http://shop.example/webhooks',
    'https://localhost/webhooks',
    'https://127.0.0.1/webhooks',
    'https://[::1]/webhooks',
    'https://10.0.0.1/webhooks',
    'https://169.254.169.254/latest/meta-data/',
    'https://user:password@shop.example/webhooks',
    'ftp://shop.example/webhooks',
    'nonsense',
  ])('not to %s', url => {
    expect(() => parseWebhookUrl(url, { allowsLoopback: false })).toThrow(/https/)
  })

  it('to other hosts by https, and to this machine in a sandbox', () => {
    expect(parseWebhookUrl('https://shop.example:8443/x', { allowsLoopback: false }).port).toBe('8443')
    expect(parseWebhookUrl('http://127.0.0.1:4000/x', { allowsLoopback: true }).port).toBe('4000')
    expect(() => parseWebhookUrl('http://192.168.0.1/x', { allowsLoopback: true })).toThrow(/https/)
  })

  it('not to a name with an address of the own network', async () => {
    // `dns.lookup` has many forms; this is the one that is used.
    const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, [{ address: '10.0.0.1', family: 4 }])) as Parameters<typeof postWebhook>[2]['resolve'] &
      object
    const message = { headers: {}, body: '{}' }
    const sending = postWebhook('https://shop.example/', message, { allowsLoopback: false, resolve })
    await expect(sending).rejects.toThrow('not public')
  })

  it('and ends an attempt that takes too long', async () => {
    const receiver = await startReceiver()
    receiver.isSilent = true
    const message = { headers: {}, body: '{}' }
    const sending = postWebhook(receiver.url, message, { allowsLoopback: true, timeout: 100 })
    await expect(sending).rejects.toThrow(/timeout|abort/i)
  })
})

describe('events', () => {
  it('tell of accounts, devices, recoveries and erasures', async () => {
    const service = await startTestAuth()
    const escrow = await startTestEscrow(service)
    onTestFinished(async () => {
      await escrow.close()
      await service.close()
    })
    const { database } = service
    const receiver = await startReceiver()
    const hookId = await subscribe(database, receiver)
    const email = createEmail()
    const owner = await escrow.enrol(email)
    const { other, accessToken } = await escrow.signIn(owner)
    await escrow.getTicket(other, accessToken, 'release')
    await escrow.getTicket(other, accessToken, 'release')
    const { userId } = owner
    expect((await readBodies(database)).map(({ type, data }) => [type, data])).toEqual([
      ['user.created', { userId, provider: 'mail' }],
      ['device.added', { userId, deviceId: owner.device.id }],
      ['recovery.requested', { userId, deviceId: other.id }],
    ])
    expect(await findInDatabase(database, [email])).not.toContain('webhook_messages.body')

    vi.spyOn(console, 'log').mockImplementation(() => {})
    await runUser(['erase', '--email', email, '--now'], {
      databaseUrl: service.databaseUrl,
      auth: service.auth,
    })
    // Its earlier messages are erased with it.
    const [erased, ...others] = await readBodies(database)
    expect(others).toEqual([])
    expect(erased).toMatchObject({ type: 'user.erased', data: { userId } })
    await removeOldMessages(database)
    expect(await listDeliveries(database, hookId)).toHaveLength(1)
    startDelivery(database)
    await expect.poll(() => receiver.messages.size, { timeout: 5000 }).toBe(1)
    await expect
      .poll(async () => (await listDeliveries(database, hookId))[0]?.state, { timeout: 5000 })
      .toBe('delivered')
    await removeOldMessages(database)
    expect(await findInDatabase(database, [userId])).toEqual([])
  })

  it('tell of a payment once, and only of the order that it settled', async () => {
    const database = await openDatabaseForTest()
    await subscribe(database, { url: 'https://shop.example/webhooks', secrets: [] })
    const store = createPaymentStore(database)
    const payment = 'eip155:1:0xabc:0xshop:0xPayer'
    expect(await Promise.all(['7', '7', '8'].map(order => store.claim(payment, order)))).toContain(true)
    const [settled] = await database<{ orderId: string }[]>`select order_id from order_payments`
    for (const order of ['7', '8']) expect(await store.claim(payment, order)).toBe(order === settled?.orderId)
    expect(await readBodies(database)).toEqual([
      {
        type: 'payment.confirmed',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: { orderId: settled?.orderId, paymentId: payment },
      },
    ])
  })

  it('are six', () => {
    expect(webhookEventTypes).toEqual([
      'user.created',
      'user.erased',
      'device.added',
      'recovery.requested',
      'payment.confirmed',
      'signin.verified',
    ])
  })

  it('are kept for 30 days', async () => {
    const database = await openDatabaseForTest()
    await subscribe(database, { url: 'https://shop.example/webhooks', secrets: [] })
    await enqueue(database, 'old')
    await enqueue(database, 'new')
    await database`
      update webhook_messages set created_at = now() - interval '31 days' where body like '%"old"%'`
    await removeOldMessages(database)
    expect((await readBodies(database)).map(({ data }) => data.userId)).toEqual(['new'])
  })
})

describe('portico-server webhooks', () => {
  it('creates, lists, tests, rotates, replays and deletes endpoints', async () => {
    const { database, databaseUrl, close } = await startTestServer()
    onTestFinished(close)
    const receiver = await startReceiver()
    const output: string[] = []
    vi.spyOn(console, 'log').mockImplementation(line => output.push(String(line)))
    const run = (...args: string[]) => runWebhooks(args, { databaseUrl, sandbox: true, webhooks: options })
    await run('create', '--url', receiver.url, '--event', 'user.created')
    const [, id = '', secret = ''] = /^Webhook (\S+): created\.\n.*: (whsec_\S+)$/.exec(output[0] ?? '') ?? []
    receiver.secrets.push(secret)
    await run('list')
    expect(output.at(-1)).toMatch(new RegExp(`${id} +${receiver.url} +user.created +yes +0 +0`))
    await run('test', '--id', id)
    expect([...receiver.messages.values()]).toMatchObject([{ type: 'webhook.test', data: {} }])
    await enqueue(database, 'ada')
    await database`update webhook_deliveries set state = 'failed', status = 500`
    await run('list', '--id', id)
    expect(output.at(-1)).toMatch(/msg_\S+ +user\.created +\S+ \S+ +failed +0 +500/)
    await run('replay', '--id', id)
    expect(output.at(-1)).toBe('1 messages are sent again.')
    await run('rotate', '--id', id)
    expect(output.at(-1)).toMatch(/whsec_\S+\nMessages carry the signatures of both for 24 hours\.$/)
    await run('update', '--id', id, '--enabled', 'off')
    receiver.status = 500
    await expect(run('test', '--id', id)).rejects.toThrow('The endpoint responded with 500.')
    await run('delete', '--id', id)
    await expect(run('delete', '--id', id)).rejects.toThrow('There is no webhook with this id.')
  })

  it.each([
    [['nonsense'], 'Use webhooks create'],
    [['create'], 'Name the endpoint with --url.'],
    [['create', '--url', 'http://shop.example/'], 'by https to public hosts only'],
    [['create', '--url', 'https://shop.example/', '--event', 'user.gone'], 'There is no event "user.gone".'],
    [['test'], 'Name the webhook with --id.'],
    [['rotate', '--id', 'x', '--hours', 'soon'], '--hours takes a number'],
    [['list', '--hours', '1'], 'webhooks list takes no --hours'],
  ])('answers %o with a sentence', async (args, sentence) => {
    const { databaseUrl, close } = await startTestServer()
    onTestFinished(close)
    await expect(runWebhooks(args, { databaseUrl, webhooks: options })).rejects.toThrow(sentence)
  })
})
