import { createAdapterContext } from '@portico/testing/conformance'
import { expect, it } from 'vitest'
import { createSolanaNetwork, holder } from '../../test/createSolanaWorld.js'
import { getTokens } from './getTokens.js'

const genesis = '6QzBTAU2nPNdPeJ6r2hgf9viYxS9ETTGeuqtmD96K53B'
const network = createSolanaNetwork({
  chainId: `solana:${genesis.slice(0, 32)}`,
  url: 'http://node',
  wsUrl: '',
  airdrop: async () => {},
  stop: async () => {},
})
const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

const hold = (amount: unknown, of: unknown = mint, decimals: unknown = 6) => ({
  account: { data: { parsed: { info: { mint: of, tokenAmount: { amount, decimals } } } } },
})

async function ask(byProgram: readonly unknown[]) {
  let turn = 0
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method } = JSON.parse(String(init?.body))
    const result = method === 'getGenesisHash' ? genesis : byProgram[turn++]
    return Response.json({ jsonrpc: '2.0', id: 1, result })
  }
  // The adapter calls fetch with an address and an init only.
  const environment = { fetch: fetch as typeof globalThis.fetch }
  const { context } = createAdapterContext({ networks: [network], environment })
  const connector = { id: 'sun', name: 'Sun', type: 'ANNOUNCED', chain: 'solana' } as const
  return getTokens({ context, endpoints: new Map() }, { connector, network, address: holder })
}

it('adds up the accounts of a token, of both token programs [C-07]', async () => {
  const tokens = await ask([{ value: [hold('1500000'), hold('500000')] }, { value: [hold('1000000')] }])
  expect(tokens).toEqual([{ mint, amount: '3', decimals: 6 }])
})

it('leaves out what makes no sense', async () => {
  const odd = [hold('-1'), hold('1e3'), hold(5), hold('1', 'no mint'), hold('1', mint, 99), null, {}]
  expect(await ask([{ value: odd }, { value: [] }])).toEqual([])
})

it('leaves out tokens with zero decimals [R-22]', async () => {
  const nft = 'So11111111111111111111111111111111111111112'
  expect(await ask([{ value: [hold('1', nft, 0), hold('1500000')] }, { value: [] }])).toEqual([
    { mint, amount: '1.5', decimals: 6 },
  ])
})

it('says so when the node answers with something else', async () => {
  await expect(ask([{ value: [] }, {}])).rejects.toMatchObject({ code: 'token_balance_unavailable' })
})
