import { getFamily } from '@portico/core/adapter'
import { expect, it, vi } from 'vitest'
import { testFamilies } from '../../test/testFamilies.js'
import { type RouteContext, routeRequest } from './routeRequest.js'

function createContext(family: RouteContext['family'], chain: RouteContext['chain'], methods: string[] = []) {
  const fetch = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: '0x1' }))
  const context = {
    runtime: {
      environment: { fetch, setTimeout, clearTimeout, logger: console },
      context: { getRpcUrls: () => ['https://node.example'] },
    },
    family,
    session: { topic: 'topic' },
    grant: { chains: [chain], accounts: [], methods, events: [] },
    chain,
  }
  return { context: context as unknown as RouteContext, fetch } // all that is read on the way to a node
}

it.each([
  ['a family that nobody has listed', getFamily({}, 'solana')],
  ['a family with terms of its own', { ...getFamily({}, 'solana'), remote: { methods: ['sky_sign'] } }],
])('a call that was not granted never ends at a node: %s', async (_, family) => {
  const { context, fetch } = createContext(family, 'solana:sky')
  for (const method of ['sky_sign', 'signMessage', 'anything'])
    await expect(routeRequest(context, { method })).rejects.toMatchObject({ code: 'unauthorized' })
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  ['eip155', 'eip155:1', 'eth_blockNumber', 'personal_ecRecover'],
  ['solana', 'solana:sky', 'getSlot', 'solana_signMessage'],
  ['polkadot', 'polkadot:sky', 'chain_getHeader', 'polkadot_signMessage'],
  ['cosmos', 'cosmos:sky', 'status', 'cosmos_signAmino'],
] as const)(
  'a node of %s is asked what it can answer, and nothing that signs',
  async (name, chain, read, sign) => {
    const { context, fetch } = createContext(getFamily(testFamilies, name), chain)
    await routeRequest(context, { method: read })
    expect(fetch).toHaveBeenCalledOnce()
    await expect(routeRequest(context, { method: sign })).rejects.toMatchObject({ code: 'unauthorized' })
    expect(fetch).toHaveBeenCalledOnce()
  },
)
