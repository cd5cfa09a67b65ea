import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isPorticoError,
  malformedResponse,
} from '@portico/protocol'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { createFakeEnvironment, type FakeEnvironment, json } from '../../test/createFakeEnvironment.js'
import { createHttpClient } from './createHttpClient.js'
import { parseRetryAfter } from './parseRetryAfter.js'

const schema = v.object({ value: v.number() })
const limit = 100

function createClient(environment: FakeEnvironment) {
  return createHttpClient({
    environment,
    baseUrl: 'https://portico.example',
    query: { projectId: 'p', st: 'portico', sv: 'react-evm-1.0.0' },
  })
}

/** How a GET ends, given enough time for every retry. */
async function outcome(environment: FakeEnvironment, milliseconds = 5000): Promise<unknown> {
  const result = createClient(environment)
    .get('/path', { schema, limit })
    .catch((error: unknown) => error)
  await environment.advance(milliseconds)
  return result
}

describe('createHttpClient', () => {
  it('sends projectId, st and sv with every call and leaves empty parameters out [W-04]', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => json({ value: 1 }))
    const client = createClient(environment)
    await client.get('/path', { schema, limit, query: { page: 2, search: '', badge: undefined, all: false } })
    await client.post('/e', { hello: 'there' }, { keepalive: true })
    const [get, post] = environment.requests
    expect(get?.url.href).toBe(
      'https://portico.example/path?page=2&all=false&projectId=p&st=portico&sv=react-evm-1.0.0',
    )
    expect(post?.url.search).toBe('?projectId=p&st=portico&sv=react-evm-1.0.0')
    expect(post).toMatchObject({ method: 'POST', body: { hello: 'there' }, init: { keepalive: true } })
  })

  it('asks with a body once, and takes an answer of the right shape only [W-30]', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => json({ value: 1 }))
    const client = createClient(environment)
    expect(await client.ask('/ask', { amount: '5' }, { schema, limit })).toEqual({ value: 1 })
    const [asked] = environment.requests
    expect(asked).toMatchObject({ method: 'POST', body: { amount: '5' }, init: { redirect: 'error' } })
    expect(asked?.url.search).toBe('?projectId=p&st=portico&sv=react-evm-1.0.0')
    environment.answer(() => json({ value: 'x' }))
    await expect(client.ask('/ask', {}, { schema, limit })).rejects.toSatisfy(error =>
      isPorticoError(error, malformedResponse),
    )
    environment.answer(() => new Response(null, { status: 502 }))
    await expect(client.ask('/ask', {}, { schema, limit })).rejects.toThrow('HTTP status code: 502')
    expect(environment.requests).toHaveLength(3)
  })

  it('follows no redirect and sends no cookies', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => json({ value: 1 }))
    await outcome(environment)
    expect(environment.requests[0]?.init).toMatchObject({ redirect: 'error', credentials: 'omit' })
  })

  it.each([400, 401, 403, 404, 408, 409, 422])('reports status %i at once [W-30]', async status => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response('<h1>no</h1>', { status }))
    const error = await outcome(environment)
    expect(isPorticoError(error, httpStatus)).toBe(true)
    expect(error).toHaveProperty('message', `HTTP status code: ${status}`)
    expect(environment.requests).toHaveLength(1)
  })

  it.each([429, 500, 502, 503, 504])('retries status %i three times [K-03] [W-30]', async status => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response(null, { status }))
    expect(await outcome(environment)).toHaveProperty('message', `HTTP status code: ${status}`)
    expect(environment.requests).toHaveLength(4)
  })

  it('retries what could not be reached, and succeeds when it comes back [K-03]', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() =>
      environment.requests.length < 4 ? new TypeError('offline') : json({ value: 7 }),
    )
    expect(await outcome(environment)).toEqual({ value: 7 })
    const offline = createFakeEnvironment()
    offline.answer(() => new TypeError('offline'))
    expect(await outcome(offline)).toSatisfy(error => isPorticoError(error, httpUnreachable))
  })

  it('never sends a POST twice', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response(null, { status: 503 }))
    await expect(createClient(environment).post('/e', {})).rejects.toThrow('HTTP status code: 503')
    expect(environment.requests).toHaveLength(1)
  })

  it('gives up after 10 s, also when the body stops half way [K-03]', async () => {
    const stalled = () =>
      new Response(
        new ReadableStream({
          start: controller => controller.enqueue(new TextEncoder().encode('{"value"')),
        }),
      )
    const silent = () => new Promise<Response>(() => undefined)
    for (const answer of [stalled, silent]) {
      const environment = createFakeEnvironment()
      environment.answer(answer)
      let ended: unknown
      createClient(environment)
        .get('/path', { schema, limit })
        .catch((error: unknown) => {
          ended = error
        })
      await environment.advance(9999)
      expect(ended).toBeUndefined()
      await environment.advance(1)
      expect(isPorticoError(ended, httpTimeout)).toBe(true)
      expect(environment.requests).toHaveLength(1)
      expect(environment.requests[0]?.init.signal?.aborted).toBe(true)
    }
  })

  it('reads no more than the answer may have, and does not ask for it again', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => json({ value: 1, padding: 'x'.repeat(limit) }))
    expect(await outcome(environment)).toMatchObject({
      code: 'response_too_large',
      context: { url: 'https://portico.example/path', limit },
    })
    expect(environment.requests).toHaveLength(1)
  })

  it.each([
    ['1', 1000, 2],
    ['60', 60_000, 2],
    ['61', 600_000, 1],
    ['3600', 4_000_000, 1],
    ['garbage', 150, 2],
  ])('waits as a Retry-After of %s asks, up to a minute [K-03]', async (header, milliseconds, requests) => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response(null, { status: 429, headers: { 'retry-after': header } }))
    const result = outcome(environment, milliseconds - 1)
    await environment.advance(milliseconds - 1)
    expect(environment.requests).toHaveLength(1)
    await environment.advance(1)
    expect(environment.requests).toHaveLength(requests)
    await environment.advance(600_000)
    expect(await result).toHaveProperty('message', 'HTTP status code: 429')
  })

  it('reads a date in Retry-After', () => {
    const now = Date.parse('2025-01-01T00:00:00Z')
    expect(parseRetryAfter('Wed, 01 Jan 2025 00:00:05 GMT', now)).toBe(5000)
    expect(parseRetryAfter('Tue, 31 Dec 2024 00:00:00 GMT', now)).toBe(0)
    expect(parseRetryAfter(null, now)).toBeUndefined()
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['null', 'null'],
    ['a list', '[]'],
    ['text for a number', '{"value":"1"}'],
    ['too large a number', '{"value":1e999}x'],
    ['other fields', '{"other":1}'],
  ])('calls %s unexpected, without a retry', async (_, body) => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response(body))
    expect(await outcome(environment)).toSatisfy(error => isPorticoError(error, malformedResponse))
    expect(environment.requests).toHaveLength(1)
  })

  it('takes a byte order mark and fields it does not know', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Response('\uFEFF{"value":1,"more":true}'))
    expect(await outcome(environment)).toEqual({ value: 1 })
  })

  it('stops for a caller that no longer wants the answer', async () => {
    const environment = createFakeEnvironment()
    environment.answer(() => new Promise<Response>(() => undefined))
    const controller = new AbortController()
    const result = createClient(environment).get('/path', { schema, limit, signal: controller.signal })
    controller.abort(new Error('later question'))
    await expect(result).rejects.toThrow('later question')
    await environment.advance(60_000)
    expect(environment.requests).toHaveLength(1)
  })
})
