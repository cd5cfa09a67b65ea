import { bitcoinTestnet } from '@portico/core/networks'
import { createAdapterContext } from '@portico/testing/conformance'
import { expect, it } from 'vitest'
import { fetchEsplora } from './fetchEsplora.js'

function setUp(statuses: readonly number[]) {
  const calls: string[] = []
  const fetch = async (url: unknown) => {
    calls.push(String(url))
    return new Response('answer', { status: statuses[calls.length - 1] ?? 503 })
  }
  const { context } = createAdapterContext({
    networks: [bitcoinTestnet],
    rpcUrls: ['https://esplora.example'],
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
  const runtime = { context, getWallet: never, getAccounts: never }
  return { calls, ask: (body?: string) => fetchEsplora(runtime, bitcoinTestnet, '/x', body) }
}

it('retries a read up to three times [K-03]', async () => {
  const busy = setUp([503, 503, 503, 503, 200])
  await expect(busy.ask()).rejects.toMatchObject({ code: 'http_status', context: { status: 503 } })
  expect(busy.calls).toHaveLength(4)
  await expect(setUp([503, 429, 502, 200]).ask()).resolves.toBe('answer')
})

it('does not repeat what the only server refuses', async () => {
  const { calls, ask } = setUp([404, 200])
  await expect(ask()).rejects.toMatchObject({ context: { status: 404 } })
  expect(calls).toHaveLength(1)
})

it('submits a transaction once [K-03]', async () => {
  const { calls, ask } = setUp([503, 200])
  await expect(ask('01')).rejects.toMatchObject({ context: { status: 503 } })
  expect(calls).toHaveLength(1)
})
