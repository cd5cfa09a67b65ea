import { type Solana, startSolana } from '@portico/sandbox/solana'
import { testAccounts } from '@portico/testing'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../server/test/startTestServer.js'
import { seedSolana } from './seedSolana.mjs'
import { listedSolanaTokens, solanaChain, solanaPrices } from './solanaTokens.mjs'

const [{ privateKey }] = testAccounts
const { address } = createSolanaAccount(privateKey)
let chain: Solana
let server: TestServer
beforeAll(async () => {
  // A separate chain, whatever validator other tests use.
  chain = await startSolana({ url: '', funded: [address] })
  await seedSolana(chain.url)
  server = await startTestServer({
    data: { nodes: { [solanaChain]: chain.url }, tokens: listedSolanaTokens, fixedPrices: solanaPrices },
  })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

it('has SPL tokens of both programs with names and prices for the accounts that everybody knows [W-21] [E-13]', async () => {
  const response = await server.call(`/v1/account/${address}/balance`, { chainId: solanaChain })
  const [dollar, coffee] = listedSolanaTokens.map(token => `${solanaChain}:${token.address}`)
  expect(await response.json()).toMatchObject({
    balances: [
      { symbol: 'SOL', price: 150, value: 15_000, quantity: { decimals: '9', numeric: '100' } },
      { name: 'Sandbox Dollar', symbol: 'SUSD', address: dollar, value: 1250, quantity: { numeric: '1250' } },
      { name: 'Coffee Points', symbol: 'CAFE', address: coffee, value: 312.5, quantity: { numeric: '1250' } },
    ],
  })
})

it('has a collectible with a picture for each of them, described as Metaplex does', async () => {
  const response = await server.call(`/v1/account/${address}/nfts`, { chainId: solanaChain })
  expect(await response.json()).toMatchObject({
    data: [
      {
        name: 'Sketch 1',
        description: 'Drawn for the sandbox.',
        imageUrl: expect.stringContaining(encodeURIComponent('ipfs://sandbox/solana-1.png')),
      },
    ],
    next: null,
  })
})
