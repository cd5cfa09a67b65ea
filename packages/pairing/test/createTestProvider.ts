import { vi } from 'vitest'
import type { GrantedNamespaces } from '../src/session/parseNamespaces.js'
import { settle } from './createTestEnvironment.js'
import { address, createTestPair, namespaces, proposal, type TestPairOptions } from './createTestPair.js'

/** The provider of a pair with a session, over endpoints that the test answers for. */
export async function createTestProvider(
  options: TestPairOptions & { granted?: GrantedNamespaces; properties?: Record<string, string> } = {},
) {
  const fetched: { url: string; body: { method: string; params: unknown } }[] = []
  let respond = (_body: { method: string }): unknown => ({ result: '0x10' })
  const fetch = vi.fn(async (url: unknown, init: { body?: unknown } = {}) => {
    const body = JSON.parse(String(init.body)) as { method: string; params: unknown }
    fetched.push({ url: String(url), body })
    return Response.json(respond(body))
  })
  const pair = createTestPair({
    rpcUrls: { 'eip155:1': ['https://one.example'] },
    ...options,
    environment: { fetch: fetch as unknown as typeof globalThis.fetch, ...options.environment }, // of fetch, only what is used
  })
  const attempt = await pair.client.pair({ namespaces: { eip155: proposal } })
  await pair.wallet.pair(attempt.uri)
  await settle()
  await pair.wallet.approve(pair.proposals[0]?.id ?? 0, {
    namespaces: options.granted ?? namespaces,
    ...(options.properties && { sessionProperties: options.properties }),
  })
  const { topic } = await attempt.session
  const provider = pair.client.getProvider('eip155')
  const answer = async (value: { result: unknown } | { error: { code: number; message: string } }) => {
    await settle()
    const request = pair.requests.at(-1)
    if (!request) throw new Error('Nothing was asked.')
    await pair.wallet.respond(request, value)
    return request
  }
  return {
    ...pair,
    topic,
    provider,
    fetched,
    answer,
    respondWith(next: typeof respond) {
      respond = next
    },
  }
}

/** One account, these methods and nothing else. */
export const withMethods = (...methods: readonly string[]): GrantedNamespaces => ({
  eip155: { accounts: [`eip155:1:${address}`], methods, events: [] },
})
