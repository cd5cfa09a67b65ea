import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openBorrowedDatabase } from '../../../test/openBorrowedDatabase.js'
import { startTestRelay } from '../../../test/startTestRelay.js'
import { createPushWebhook } from './createPushWebhook.js'

const secret = Buffer.alloc(32, 7)
const prompt = { topic: 'a'.repeat(64), tag: 1108 }

/** A push service that answers with these statuses, then with 204. */
async function startPushService(...statuses: readonly number[]) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) })
    response.writeHead(statuses[received.length - 1] ?? 204).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // listening on TCP
  return { received, url: `http://127.0.0.1:${port}/relay` }
}

function create(url: string) {
  const errors: string[] = []
  const webhook = createPushWebhook({
    ...{ url, secret, pauses: [1, 1] },
    now: () => 1_795_091_662_500,
    onError: (what, cause) => errors.push(`${what}: ${cause instanceof Error ? cause.message : ''}`),
  })
  onTestFinished(() => webhook.close())
  return { webhook, errors }
}

it('sends what a person has to see, signed, and without the message', async () => {
  const { received, url } = await startPushService()
  const { webhook } = create(url)
  webhook.send(prompt)
  await expect.poll(() => received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  expect(JSON.parse(body)).toEqual({
    type: 'relay.prompt',
    timestamp: '2026-11-19T12:34:22.500Z',
    data: prompt,
  })
  expect(headers['webhook-timestamp']).toBe('1795091662')
  const signed = `${headers['webhook-id']}.1795091662.${body}`
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
})

it('repeats a request that fails, under the same id', async () => {
  const { received, url } = await startPushService(500, 503)
  const { webhook, errors } = create(url)
  webhook.send(prompt)
  await expect.poll(() => received).toHaveLength(3)
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(errors).toEqual([])
})

it('gives up after three attempts, and says so', async () => {
  const { received, url } = await startPushService(500, 500, 500)
  const { webhook, errors } = create(url)
  webhook.send(prompt)
  await expect.poll(() => errors).toEqual(['push: The push service answered 500.'])
  expect(received).toHaveLength(3)
})

it('drops prompts rather than keep any number of them', async () => {
  const { errors, webhook } = create('http://127.0.0.1:9/relay')
  for (let count = 0; count < 1021; count++) webhook.send(prompt)
  expect(errors).toEqual(['push: The push service is too slow.'])
})

it('is told by the relay about stored messages with a prompt, and about no others', async () => {
  const { database, close } = await openBorrowedDatabase()
  const { received, url } = await startPushService()
  const relay = await startTestRelay({ database, push: { url, secret } })
  const page = await relay.connect()
  const message = { message: 'sealed', ttl: 300, tag: 1108 }
  await page.call('irn_publish', { ...message, topic: 'b'.repeat(64), prompt: false })
  await page.call('irn_publish', { ...message, topic: 'c'.repeat(64), prompt: 'yes' })
  await page.call('irn_publish', { ...message, topic: prompt.topic, prompt: true })
  await expect.poll(() => received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ data: prompt })
  expect(received[0]?.body).not.toContain('sealed')
  await relay.close()
  await close()
})
