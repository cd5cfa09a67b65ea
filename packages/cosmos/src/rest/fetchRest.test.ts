import { cosmosHub } from '@portico/core/networks'
import { createAdapterContext } from '@portico/testing/conformance'
import { expect, it } from 'vitest'
import { fetchRest } from './fetchRest.js'

function setUp(statuses: readonly number[]) {
  const calls: string[] = []
  const fetch = async (url: unknown) => {
    calls.push(String(url))
    return new Response('{"height":1}', { status: statuses[calls.length - 1] ?? 503 })
  }
  const { context } = createAdapterContext({
    networks: [cosmosHub],
    environment: {
      // fetchText passes a URL as text and an init only.
      fetch: fetch as typeof globalThis.fetch,
      // Pauses between two tries end at once; the time limit of a request stays.
      setTimeout: (callback, ms) => setTimeout(callback, ms < 10_000 ? 0 : ms),
    },
  })
  const never = () => {
    throw new Error('No wallet is asked here.')
  }
  const runtime = { context, getWallet: never }
  return { calls, ask: (body?: object) => fetchRest(runtime, cosmosHub, '/x', { body }) }
}

it('retries a read up to three times [K-03]', async () => {
  const busy = setUp([503, 503, 503, 503, 200])
  await expect(busy.ask()).rejects.toMatchObject({ code: 'http_status', context: { status: 503 } })
  expect(busy.calls).toHaveLength(4)
  await expect(setUp([503, 429, 502, 200]).ask()).resolves.toEqual({ height: 1 })
})

it('does not repeat what the only server refuses', async () => {
  const { calls, ask } = setUp([404, 200])
  await expect(ask()).rejects.toMatchObject({ context: { status: 404 } })
  expect(calls).toHaveLength(1)
})

it('submits a transaction once [K-03]', async () => {
  const { calls, ask } = setUp([503, 200])
  await expect(ask({ tx_bytes: 'AQ==' })).rejects.toMatchObject({ context: { status: 503 } })
  expect(calls).toHaveLength(1)
})
