import { hexToBytes } from '@noble/hashes/utils.js'
import { encodeFunctionData, parseAbi, parseEther } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeNetwork, type NetworkId } from '../../../networks/networks.ts'
import { describeCall } from './describeCall.ts'
import { findSwap } from './findSwap.ts'

const own = '0x1111111111111111111111111111111111111111'
const thief = '0x2222222222222222222222222222222222222222'
const coffee = '0x3333333333333333333333333333333333333333'
const dollar = '0x4444444444444444444444444444444444444444'
const wrapped = '0x5555555555555555555555555555555555555555'
/** Router02 of Uniswap V2 on Ethereum, and the AllowanceHolder and registry of 0x. */
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const holder = '0x0000000000001fF3684f28c67538d4D072C22734'
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'
const settler = '0x6666666666666666666666666666666666666666'
const coin = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const abi = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
  'function swapExactTokensForETH(uint256, uint256, address[], address, uint256)',
  'function swapExactETHForTokens(uint256, address[], address, uint256)',
  'function exec(address, address, uint256, address, bytes)',
  'function execute((address, address, uint256) slippage, bytes[] actions, bytes32)',
  'function multicall(bytes[] data)',
])

const names: Record<string, { symbol: string; decimals: number }> = {
  [coffee]: { symbol: 'CAFE', decimals: 18 },
  [dollar]: { symbol: 'USDC', decimals: 6 },
}
const prices: Record<string, number> = { [coffee]: 0.25, coin: 2000 }

interface Case {
  to?: string
  value?: bigint
  data: `0x${string}`
  network?: NetworkId
  swapRouter?: string
  /** Settlers that the registry of 0x names. */
  settlers?: readonly string[]
  readToken?: () => Promise<undefined>
}

function read({
  to = router,
  value = 0n,
  data,
  network = 'eip155:1',
  swapRouter,
  settlers = [],
  readToken,
}: Case) {
  const node = {
    async call(_network: string, _method: string, params: unknown) {
      const [{ to: asked }] = params as [{ to: string }]
      if (asked !== registry || settlers.length === 0) throw new Error('reverted')
      return `0x${settlers[0]?.slice(2).padStart(64, '0')}`
    },
  }
  const account = { address: own, type: 'eoa' } as const
  const place = { network, swapRouter, node, account, signal: new AbortController().signal }
  return describeCall(
    { to, value, data: hexToBytes(data.slice(2)) },
    {
      account: own,
      network: describeNetwork(network),
      readToken: readToken ?? (async token => names[token]),
      readPrice: async (token = 'coin') => prices[token],
      findSwap: call => findSwap(call, place),
    },
  )
}

const tokensForTokens = (recipient: `0x${string}` = own, least = 1_200_000n) =>
  encodeFunctionData({
    abi,
    functionName: 'swapExactTokensForTokens',
    args: [parseEther('5'), least, [coffee, wrapped, dollar], recipient, 9n],
  })

describe('a swap on an exchange that the vault knows', () => {
  it('says what is paid and what arrives at least, decoded from the call [RD13] [RD16]', async () => {
    const { rows, warnings, leaves } = await read({ data: tokensForTokens() })
    expect(warnings).toEqual([])
    expect(rows).toEqual([
      { label: 'leaves', value: '5 CAFE', form: 'amount', usd: 1.25 },
      { label: 'token', value: coffee, form: 'code' },
      { label: 'arrivesAtLeast', value: '1.2 USDC', form: 'amount' },
      { label: 'token', value: dollar, form: 'code' },
      { label: 'exchange', value: router, form: 'code' },
    ])
    expect(leaves).toEqual([
      { units: parseEther('5'), symbol: 'CAFE', decimals: 18, token: coffee, usd: 1.25 },
    ])
  })

  it('names the native coin on either side', async () => {
    const paid = await read({
      value: parseEther('0.5'),
      data: encodeFunctionData({
        abi,
        functionName: 'swapExactETHForTokens',
        args: [900_000_000n, [wrapped, dollar], own, 9n],
      }),
    })
    expect(paid.rows.map(({ label, value }) => [label, value])).toEqual([
      ['leaves', '0.5 ETH'],
      ['arrivesAtLeast', '900 USDC'],
      ['token', dollar],
      ['exchange', router],
    ])
    const received = await read({
      data: encodeFunctionData({
        abi,
        functionName: 'swapExactTokensForETH',
        args: [parseEther('8'), parseEther('0.001'), [coffee, wrapped], own, 9n],
      }),
    })
    expect(received.rows.map(({ label, value }) => [label, value])).toEqual([
      ['leaves', '8 CAFE'],
      ['token', coffee],
      ['arrivesAtLeast', '0.001 ETH'],
      ['exchange', router],
    ])
    expect(received.rows[2]).toMatchObject({ usd: 2 })
  })

  it('is also one on the router that the operator of the vault has configured', async () => {
    const swapRouter = '0x7777777777777777777777777777777777777777'
    const network = 'eip155:31337'
    expect((await read({ to: swapRouter, network, swapRouter, data: tokensForTokens() })).warnings).toEqual(
      [],
    )
    expect((await read({ to: swapRouter, network, data: tokensForTokens() })).warnings).toEqual([
      'warnUnknownCall',
    ])
  })

  const exec = ({
    to = dollar,
    taken = parseEther('5'),
    sold = coffee,
    recipient = own,
    least = 1_200_000n,
  } = {}) =>
    encodeFunctionData({
      abi,
      functionName: 'exec',
      args: [
        settler,
        sold as `0x${string}`,
        taken,
        settler,
        encodeFunctionData({
          abi,
          functionName: 'execute',
          args: [[recipient as `0x${string}`, to as `0x${string}`, least], [], `0x${'00'.repeat(32)}`],
        }),
      ],
    })

  it('is one of 0x if its registry names the contract that swaps', async () => {
    const { rows, warnings } = await read({ to: holder, data: exec(), settlers: [settler] })
    expect(warnings).toEqual([])
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['leaves', '5 CAFE'],
      ['token', coffee],
      ['arrivesAtLeast', '1.2 USDC'],
      ['token', dollar],
      ['exchange', holder],
    ])
    const coins = await read({
      to: holder,
      value: 7n,
      data: exec({ sold: coin, taken: 0n }),
      settlers: [settler],
    })
    expect(coins.rows[0]).toMatchObject({ label: 'leaves', value: '0.000000000000000007 ETH' })
  })

  it.each<[string, Case]>([
    ['another contract with the same function', { to: thief, data: tokensForTokens() }],
    ['the router of another network', { network: 'eip155:8453', data: tokensForTokens() }],
    ['a swap whose result somebody else receives', { data: tokensForTokens(thief) }],
    ['a swap without a minimum', { data: tokensForTokens(own, 0n) }],
    ['a swap of tokens that also pays the coin', { value: 1n, data: tokensForTokens() }],
    ['calldata that is cut off', { data: tokensForTokens().slice(0, -64) as `0x${string}` }],
    ['a token that cannot be read', { data: tokensForTokens(), readToken: async () => undefined }],
    ['a contract that the registry of 0x does not name', { to: holder, data: exec(), settlers: [thief] }],
    ['a registry that does not answer', { to: holder, data: exec() }],
    ['a swap of 0x for somebody else', { to: holder, data: exec({ recipient: thief }), settlers: [settler] }],
    ['a swap of 0x without a minimum', { to: holder, data: exec({ least: 0n }), settlers: [settler] }],
    ['a swap of 0x at another contract', { to: thief, data: exec(), settlers: [settler] }],
    [
      'a swap that another contract is asked to make',
      {
        to: thief,
        data: encodeFunctionData({ abi, functionName: 'multicall', args: [[tokensForTokens()]] }),
      },
    ],
  ])('promises nothing for %s [RD16]', async (_, given) => {
    const { rows, warnings, nested = [] } = await read(given)
    expect(warnings).toContain('warnUnknownCall')
    expect([...rows, ...nested.flat()].map(({ label }) => label)).not.toContain('arrivesAtLeast')
  })
})
