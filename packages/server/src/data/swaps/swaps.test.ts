import {
  AllowanceSchema,
  BuiltApproveSchema,
  BuiltTransactionSchema,
  GasPriceSchema,
  QuotesSchema,
  TokensSchema,
} from '@portico/protocol/data'
import { type Chain, connectLocalContracts, startChain, testAccounts } from '@portico/sandbox/chain'
import * as v from 'valibot'
import { type Address, createWalletClient, erc20Abi, type Hex, http, publicActions } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/startTestServer.js'

const chainId = 'eip155:31337'
const coin = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const ether = 10n ** 18n
const [owner, alice, bob] = testAccounts
const idOf = (address: string) => `${chainId}:${address}`

let chain: Chain
let server: TestServer
let contracts: ReturnType<typeof connectLocalContracts>
let dollar: Address
let coffee: Address
let exchange: Address
let strangersToken: Address
beforeAll(async () => {
  chain = await startChain()
  contracts = connectLocalContracts(chain.url)
  dollar = await contracts.deployToken({ name: 'Dollar', symbol: 'USD', decimals: 6, supply: 10n ** 15n })
  coffee = await contracts.deployToken({ name: 'Coffee', symbol: 'CAFE', decimals: 18, supply: 10n ** 27n })
  strangersToken = await contracts.deployToken({ name: 'Dollar', symbol: 'USD', decimals: 6, supply: 1n })
  const wrapped = await contracts.deployWrappedCoin()
  exchange = await contracts.deployExchange(wrapped)
  await contracts.wrapCoin(wrapped, 200n * ether)
  await contracts.addLiquidity(exchange, [wrapped, 100n * ether], [dollar, 250_000_000_000n])
  await contracts.addLiquidity(exchange, [wrapped, 100n * ether], [coffee, 1_000_000n * ether])
  await contracts.sendToken(dollar, alice.address, 5_000_000_000n)
  await contracts.sendToken(dollar, bob.address, 50_000_000_000n)
  server = await startTestServer({
    data: {
      nodes: { [chainId]: chain.url },
      tokens: [
        { chainId, address: dollar, name: 'Dollar', symbol: 'USD', decimals: 6 },
        { chainId, address: coffee, name: 'Coffee', symbol: 'CAFE', decimals: 18 },
      ],
      swapRouters: { [chainId]: exchange },
    },
    rateLimit: { burst: 10_000, perSecond: 10_000 },
  })
})
afterAll(async () => {
  await server.close()
  await chain.stop()
})

async function read<schema extends v.GenericSchema>(
  schema: schema,
  response: Response | Promise<Response>,
): Promise<v.InferOutput<schema>> {
  const body: unknown = await (await response).json()
  const value = v.parse(schema, body)
  // Nothing of the answer is something that a page would drop.
  expect(value).toEqual(body)
  return value
}

const quote = async (from: string, to: string, amount: bigint) =>
  (
    await read(
      QuotesSchema,
      server.call('/v1/convert/quotes', { from, to, amount: `${amount}`, userAddress: alice.address }),
    )
  ).quotes[0]

const post = (body: Record<string, unknown>) =>
  server.call(
    '/v1/convert/build-transaction',
    { projectId: undefined },
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ projectId: 'shop', eip155: { slippage: 1 }, disableEstimate: true, ...body }),
    },
  )

const build = async (account: string, from: string, to: string, amount: bigint) =>
  (await read(BuiltTransactionSchema, post({ userAddress: idOf(account), from, to, amount: `${amount}` }))).tx

function connect(key: Hex) {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(chain.url), pollingInterval: 20 }).extend(
    publicActions,
  )
  return {
    async send(to: string, data: string, { value = '0', gas = '500000' } = {}) {
      const plain = to.split(':')[2] as Address
      const hash = await client.sendTransaction({
        chain: null,
        to: plain,
        data: data as Hex,
        value: BigInt(value),
        gas: BigInt(gas),
      })
      return (await client.waitForTransactionReceipt({ hash })).status
    },
    balanceOf: (token: Address) =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account.address],
      }),
    getCoins: () => client.getBalance({ address: account.address }),
  }
}

const readAllowance = async (account: string, token: string) =>
  (
    await read(
      AllowanceSchema,
      server.call('/v1/convert/allowance', { tokenAddress: token, userAddress: idOf(account) }),
    )
  ).allowance

/** Lets the exchange take so much of the account's dollars. */
async function approve({ address, privateKey }: (typeof testAccounts)[number], amount?: bigint) {
  const { tx } = await read(
    BuiltApproveSchema,
    server.call('/v1/convert/build-approve', {
      userAddress: idOf(address),
      from: idOf(dollar),
      to: coin,
      amount: amount?.toString(),
    }),
  )
  // Clients send it to the contract in `from`.
  expect(tx).toMatchObject({ from: idOf(dollar), to: idOf(dollar), value: '0' })
  expect(await connect(privateKey).send(tx.from, tx.data, { gas: tx.eip155.gas })).toBe('success')
}

describe('exchanging on a real chain', () => {
  it('lists the coin with the tokens [W-15]', async () => {
    const { tokens } = await read(TokensSchema, server.call('/v1/convert/tokens', { chainId }))
    expect(tokens).toEqual([
      {
        name: 'Ether',
        symbol: 'ETH',
        address: coin,
        decimals: 18,
        logoUri: `${server.url}/public/getTokenImage/ETH`,
      },
      expect.objectContaining({ symbol: 'USD', address: idOf(dollar), decimals: 6 }),
      expect.objectContaining({ symbol: 'CAFE', address: idOf(coffee), decimals: 18 }),
    ])
  })

  it('quotes what the pools give, by way of the coin where there is no pool of both [W-14]', async () => {
    // 250 000 dollars and 100 ether: x·y stays, less 0.3 %.
    const expected = (997n * ether * 250_000_000_000n) / (1000n * 100n * ether + 997n * ether)
    expect(await quote(coin, idOf(dollar), ether)).toEqual({
      id: null,
      fromAmount: `${ether}`,
      fromAccount: coin,
      toAmount: `${expected}`,
      toAccount: idOf(dollar),
    })
    const indirect = Number((await quote(idOf(dollar), idOf(coffee), 25_000_000n))?.toAmount) / 1e18
    expect(indirect).toBeGreaterThan(99)
    expect(indirect).toBeLessThan(100)
    expect(await quote(coin, coin, ether)).toBeUndefined()
    expect(await quote(coin, idOf(dollar), 0n)).toBeUndefined()
  })

  it('asks, approves no more than is given, builds and sends: the balances move [W-14, W-17, W-19, W-20]', async () => {
    const wallet = connect(alice.privateKey)
    const amount = 1_000_000_000n
    const shown = BigInt((await quote(idOf(dollar), idOf(coffee), amount))?.toAmount ?? 0)
    expect(await readAllowance(alice.address, idOf(dollar))).toBe('0')
    await approve(alice, amount)
    expect(await readAllowance(alice.address, idOf(dollar))).toBe('1000000000')

    const tx = await build(alice.address, idOf(dollar), idOf(coffee), amount)
    expect(tx).toMatchObject({ from: idOf(alice.address), to: idOf(exchange.toLowerCase()), amount: '0' })
    expect(await wallet.send(tx.to, tx.data, { value: tx.amount, gas: tx.eip155.gas })).toBe('success')
    expect(await wallet.balanceOf(dollar)).toBe(4_000_000_000n)
    expect(await wallet.balanceOf(coffee)).toBe(shown)
    expect(await readAllowance(alice.address, idOf(dollar))).toBe('0')
  })

  it('exchanges the coin, and gives it back [W-19]', async () => {
    const wallet = connect(owner.privateKey)
    const [dollars, coins] = [await wallet.balanceOf(dollar), await wallet.getCoins()]
    const tx = await build(owner.address, coin, idOf(dollar), ether)
    expect(tx.amount).toBe(`${ether}`)
    expect(await readAllowance(owner.address, coin)).toBe(`${2n ** 256n - 1n}`)
    expect(await wallet.send(tx.to, tx.data, { value: tx.amount, gas: tx.eip155.gas })).toBe('success')
    const gained = (await wallet.balanceOf(dollar)) - dollars
    expect(gained).toBeGreaterThan(2_400_000_000n)

    await approve(owner)
    const back = await build(owner.address, idOf(dollar), coin, gained)
    expect(await wallet.send(back.to, back.data, { gas: back.eip155.gas })).toBe('success')
    expect(await wallet.balanceOf(dollar)).toBe(dollars)
    // Two fees of 0.3 %, and some gas.
    expect(coins - (await wallet.getCoins())).toBeLessThan(ether / 100n)
  })

  it('builds what fails on the chain once the price is off by more than one percent [W-19, K-08, RD13]', async () => {
    const wallet = connect(alice.privateKey)
    const tx = await build(alice.address, coin, idOf(dollar), ether)
    const stillFine = await build(bob.address, coin, idOf(dollar), ether / 2n)
    const dollars = await wallet.balanceOf(dollar)
    // A fifth of an ether moves a pool of a hundred by less than one percent.
    const small = await build(owner.address, coin, idOf(dollar), ether / 5n)
    await connect(owner.privateKey).send(small.to, small.data, { value: small.amount })
    expect(
      await connect(bob.privateKey).send(stillFine.to, stillFine.data, { value: stillFine.amount }),
    ).toBe('success')
    const large = await build(owner.address, coin, idOf(dollar), 2n * ether)
    await connect(owner.privateKey).send(large.to, large.data, { value: large.amount })
    expect(await wallet.send(tx.to, tx.data, { value: tx.amount })).toBe('reverted')
    expect(await wallet.balanceOf(dollar)).toBe(dollars)
  })

  it('builds nothing where the price that was shown is gone by more than slippage [W-19, K-08]', async () => {
    const amount = ether / 10n
    const now = BigInt((await quote(coin, idOf(dollar), amount))?.toAmount ?? 0)
    const wish = { userAddress: idOf(alice.address), from: coin, to: idOf(dollar), amount: `${amount}` }
    const refused = await post({ ...wish, toAmount: `${(now * 102n) / 100n}` })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: { message: 'The price has moved since the quote. Request a new one.' },
    })
    // Off by less: it is what was shown from which the least is counted.
    const shown = (now * 1005n) / 1000n
    const { tx } = await read(BuiltTransactionSchema, post({ ...wish, toAmount: `${shown}` }))
    const least = (shown * 99n + 99n) / 100n
    expect(BigInt(`0x${tx.data.slice(10, 74)}`)).toBe(least)
  })

  it('estimates gas where it is asked to, and says what would fail [W-19]', async () => {
    const wish = { userAddress: idOf(alice.address), disableEstimate: false, to: idOf(coffee) }
    const { tx } = await read(BuiltTransactionSchema, post({ ...wish, from: coin, amount: `${ether}` }))
    expect(Number(tx.eip155.gas)).toBeGreaterThan(50_000)
    expect(Number(tx.eip155.gas)).toBeLessThan(200_000)
    const unapproved = await post({ ...wish, from: idOf(dollar), amount: '1000000' })
    expect(unapproved.status).toBe(400)
    expect(await unapproved.json()).toMatchObject({
      error: { message: 'The exchange would fail. Check the balance and what it may take.' },
    })
  })

  it('tells the price of gas [W-18]', async () => {
    const { standard, fast, instant } = await read(
      GasPriceSchema,
      server.call('/v1/convert/gas-price', { chainId }),
    )
    expect(BigInt(standard)).toBeGreaterThan(0n)
    expect(BigInt(fast)).toBeGreaterThan(BigInt(standard))
    expect(BigInt(instant)).toBeGreaterThan(BigInt(fast))
  })

  it('takes listed tokens of one network alone, and accounts of that network [W-14, W-19, RD13]', async () => {
    const wish = { userAddress: idOf(alice.address), from: coin, to: idOf(dollar), amount: '1000' }
    for (const wrong of [
      { to: idOf(strangersToken) },
      { to: 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
      { from: 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee' },
      { userAddress: `eip155:1:${alice.address}` },
      { userAddress: idOf('0x12') },
      { amount: '-1' },
      { amount: '1.5' },
      { amount: `${2n ** 256n}` },
      { eip155: { slippage: 51 } },
      { eip155: { slippage: -1 } },
    ]) {
      expect((await post({ ...wish, ...wrong })).status, JSON.stringify(wrong)).toBe(400)
    }
    for (const call of ['build-approve', 'quotes']) {
      expect((await server.call(`/v1/convert/${call}`, { ...wish, to: idOf(strangersToken) })).status).toBe(
        400,
      )
    }
    expect((await server.call('/v1/convert/build-approve', wish)).status).toBe(400)
    expect((await server.call('/v1/convert/gas-price', { chainId: 'eip155:5' })).status).toBe(400)
  })
})
