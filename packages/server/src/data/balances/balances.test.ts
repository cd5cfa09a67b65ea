import { type Balances, BalancesSchema } from '@portico/protocol/data'
import { startBitcoin } from '@portico/sandbox/bitcoin'
import { connectLocalContracts, startChain, testAccounts } from '@portico/sandbox/chain'
import { startCosmos } from '@portico/sandbox/cosmos'
import { startPolkadot } from '@portico/sandbox/polkadot'
import { startSolana } from '@portico/sandbox/solana'
import { createBitcoinAccount } from '@portico/testing/bitcoin-wallet'
import { createCosmosAccount } from '@portico/testing/cosmos-wallet'
import { createPolkadotAccount } from '@portico/testing/polkadot-wallet'
import { createSolanaAccount } from '@portico/testing/solana-wallet'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'

const [owner, receiver] = testAccounts
const key = testAccounts[3].privateKey
const accounts = {
  solana: createSolanaAccount(key).address,
  bitcoin: createBitcoinAccount(key).payment.address,
  cosmos: createCosmosAccount(key).formatAddress('cosmos'),
  polkadot: createPolkadotAccount(key).formatAddress(42),
}

let server: TestServer
let chains: { stop(): Promise<void> }[] = []
let tokenAddress: `0x${string}`
let contracts: ReturnType<typeof connectLocalContracts>
let ids: { solana: string; bitcoin: string; cosmos: string; polkadot: string }

beforeAll(async () => {
  const [evm, solana, bitcoin, cosmos, polkadot] = await Promise.all([
    startChain(),
    startSolana({ funded: [accounts.solana] }),
    startBitcoin({ funded: [accounts.bitcoin] }),
    startCosmos({ funded: [accounts.cosmos] }),
    startPolkadot({ funded: [accounts.polkadot] }),
  ])
  chains = [evm, solana, bitcoin, cosmos, polkadot]
  contracts = connectLocalContracts(evm.url)
  tokenAddress = await contracts.deployToken({
    name: 'Test Dollar',
    symbol: 'TUSD',
    decimals: 6,
    supply: 1_000_000_000_000n,
  })
  await contracts.sendToken(tokenAddress, receiver.address, 2_500_000n)
  ids = {
    solana: solana.chainId,
    bitcoin: bitcoin.chainId,
    cosmos: `cosmos:${cosmos.chainId}`,
    polkadot: polkadot.chainId,
  }
  const chainId = 'eip155:31337'
  const tokens = [
    { chainId, address: tokenAddress, name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
    // Not there: it costs nobody anything.
    { chainId, address: `0x${'12'.repeat(20)}`, name: 'Nothing', symbol: 'NIL', decimals: 6 },
  ]
  const nodes = {
    [chainId]: evm.url,
    [ids.solana]: solana.url,
    [ids.bitcoin]: bitcoin.url,
    [ids.cosmos]: cosmos.url,
    [ids.polkadot]: polkadot.url,
  }
  server = await startTestServer({ data: { nodes, tokens } })
})
afterAll(async () => {
  await server.close()
  await Promise.all(chains.map(chain => chain.stop()))
})

async function read(address: string, query: Record<string, string>): Promise<Balances['balances']> {
  const response = await server.call(`/v1/account/${address}/balance`, { currency: 'usd', ...query })
  expect(response.status).toBe(200)
  const body: unknown = await response.json()
  const { balances } = v.parse(BalancesSchema, body)
  // Nothing of the answer is something that a page would drop.
  expect({ balances }).toEqual(body)
  return balances
}

describe('GET /v1/account/{address}/balance', () => {
  it('gives the coin and the listed tokens of an account, in the shape that pages read [W-21]', async () => {
    const balances = await read(receiver.address, { chainId: 'eip155:31337' })
    expect(balances).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        chainId: 'eip155:31337',
        price: 0,
        quantity: { decimals: '18', numeric: '10000' },
        iconUrl: `${server.url}/public/getTokenImage/ETH`,
      },
      {
        name: 'Test Dollar',
        symbol: 'TUSD',
        chainId: 'eip155:31337',
        address: `eip155:31337:${tokenAddress}`,
        price: 0,
        quantity: { decimals: '6', numeric: '2.5' },
        iconUrl: `${server.url}/public/getTokenImage/TUSD`,
      },
    ])
  })

  it('reads the same through Multicall3, where a network has it [W-21]', async () => {
    const { createUpstream } = await import('../nodes/createUpstream.js')
    const { createChainNode } = await import('../nodes/createChainNode.js')
    const { createContractReader } = await import('../evm/createContractReader.js')
    const chain = await startChain({ chainId: 31338 })
    const there = connectLocalContracts(chain.url)
    const token = await there.deployToken({ name: 'A', symbol: 'A', decimals: 0, supply: 77n })
    const data = `0x70a08231${owner.address.slice(2).toLowerCase().padStart(64, '0')}`
    const calls = [
      { to: token, data },
      { to: token, data: '0xdeadbeef' },
      { to: receiver.address, data },
      { to: token, data: '0x95d89b41' },
    ]
    const node = createChainNode('eip155:31338', createUpstream({ name: 'x', url: chain.url }))
    const singly = await createContractReader(node)(calls)
    await there.placeMulticall()
    const together = await createContractReader(node)(calls)
    expect(together).toEqual(singly)
    expect(together.slice(0, 3)).toEqual([`0x${(77).toString(16).padStart(64, '0')}`, undefined, undefined])
    await chain.stop()
  })

  it('forgets what it knew where a page says that something has changed [W-21]', async () => {
    const query = { chainId: 'eip155:31337' }
    const numeric = async (more: Record<string, string> = {}) =>
      (await read(testAccounts[4].address, { ...query, ...more })).find(({ symbol }) => symbol === 'TUSD')
        ?.quantity.numeric
    expect(await numeric()).toBeUndefined()
    await contracts.sendToken(tokenAddress, testAccounts[4].address, 1n)
    // At the first look: pages keep what they get for half a minute.
    expect(await numeric({ forceUpdate: `eip155:31337:${tokenAddress}` })).toBe('0.000001')
  })

  it('reads accounts of all five families [W-21]', async () => {
    const coin = async (address: string, chainId: string) => (await read(address, { chainId }))[0]
    expect(await coin(accounts.solana, ids.solana)).toMatchObject({
      symbol: 'SOL',
      quantity: { decimals: '9', numeric: '100' },
    })
    expect(await coin(accounts.bitcoin, ids.bitcoin)).toMatchObject({
      symbol: 'BTC',
      quantity: { decimals: '8', numeric: '1' },
    })
    expect(await coin(accounts.cosmos, ids.cosmos)).toMatchObject({
      symbol: 'ATOM',
      quantity: { decimals: '6', numeric: '1000' },
    })
    expect(await coin(accounts.polkadot, ids.polkadot)).toMatchObject({
      symbol: 'UNIT',
      quantity: { decimals: '12', numeric: '1000' },
    })
  })

  it('reads every network that has such an address where none is named [W-21]', async () => {
    expect((await read(owner.address, {})).map(({ chainId }) => chainId)).toContain('eip155:31337')
  })

  it.each([
    ['0x12', 'eip155:31337', 'This is not an address of eip155:31337.'],
    [accounts.solana, 'eip155:31337', 'This is not an address of eip155:31337.'],
    ['x'.repeat(200), 'eip155:31337', 'This is not an address of eip155:31337.'],
    ['..%2F..%2Fx', 'eip155:31337', 'This is not an address of eip155:31337.'],
    [owner.address, 'eip155:5', 'The network "eip155:5" is not served here.'],
    [owner.address, 'nonsense', 'The parameter "chainId" is not valid.'],
  ])('answers 400 to %s on %s, and says why [W-21]', async (address, chainId, message) => {
    const response = await server.call(`/v1/account/${address}/balance`, { chainId })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: { code: 'bad_request', message } })
  })

  it('is for the projects of this server and their pages only', async () => {
    const path = `/v1/account/${owner.address}/balance`
    const query = { chainId: 'eip155:31337' }
    expect((await server.call(path, { ...query, projectId: 'nobody' })).status).toBe(401)
    const stranger = { headers: { Origin: 'https://stranger.example' } }
    expect((await server.call(path, query, stranger)).status).toBe(403)
  })
})

describe('GET /v1/supported-chains', () => {
  it('names the networks that have a node, of any list [W-11, W-34]', async () => {
    const response = await server.call('/v1/supported-chains')
    expect(await response.json()).toEqual({
      http: ['eip155:31337', ids.solana, ids.bitcoin, ids.cosmos, ids.polkadot],
      ws: [],
    })
  })
})

describe('GET /v1/convert/tokens', () => {
  it('lists the tokens of a network [W-15]', async () => {
    const response = await server.call('/v1/convert/tokens', { chainId: 'eip155:1' })
    const { tokens } = (await response.json()) as { tokens: object[] }
    expect(tokens).toContainEqual({
      name: 'USD Coin',
      symbol: 'USDC',
      address: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      decimals: 6,
      logoUri: `${server.url}/public/getTokenImage/USDC`,
    })
  })
})
