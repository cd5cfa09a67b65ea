import type { Connector } from '@portico/core'
import type { SwapTerms } from '@portico/core/adapter'
import {
  type ErrorEntry,
  submissionUnknown,
  swapMismatch,
  unknownExchange,
  walletFailed,
} from '@portico/protocol'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFakeNodes } from '../../test/createFakeNodes.js'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createNetwork } from '../../test/createTestContext.js'
import { createTestRuntime, testConnector } from '../../test/createTestRuntime.js'
import { approveSwap } from './approveSwap.js'
import { swap } from './swap.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const thief = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'
const dollar = '0x3333333333333333333333333333333333333333'
const coffee = '0x4444444444444444444444444444444444444444'
/** Router02 of Uniswap V2 on Ethereum, and the AllowanceHolder of 0x. */
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const holder = '0x0000000000001fF3684f28c67538d4D072C22734'
const wrapped = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const settler = '0x7777777777777777777777777777777777777777'
const registry = '0x00000000000004533fe15556b1e086bb1a72ceae'

const word = (value: bigint | number | string) =>
  typeof value === 'string'
    ? value.slice(2).toLowerCase().padStart(64, '0')
    : value.toString(16).padStart(64, '0')
const join = (selector: string, ...words: readonly (bigint | number | string)[]) =>
  selector + words.map(word).join('')

const terms: SwapTerms = { from: dollar, to: coffee, amount: 100n, least: 99n }
const byRouter = (to: string) => ({
  to,
  value: 0n,
  data: join('0x38ed1739', 100n, 99n, 160, address, 9, 2, dollar, coffee),
})
const byZeroEx = (through: string) => {
  const inner = join('1fff991f', address, coffee, 99n, 0x80)
  return {
    to: holder,
    value: 0n,
    data: join('0x2213bc0b', through, dollar, 100n, through, 160, inner.length / 2) + inner,
  }
}
const leaveFor = (spender: string) => ({
  to: dollar,
  value: 0n,
  data: join('0x095ea7b3', spender, 100n),
})

interface Surroundings {
  readonly connector?: Connector
  readonly exchanges?: Readonly<Record<`eip155:${number}`, readonly string[]>>
  /** What the registry of 0x answers, by whom it is asked. */
  readonly wallet?: (data: string) => unknown
  readonly own?: (data: string) => unknown
  readonly service?: (data: string) => unknown
  readonly chainId?: number
  /** What the wallet says of a batch, one after the other. */
  readonly statuses?: readonly object[]
}

function setUp({
  connector = testConnector,
  exchanges,
  wallet = unreachable,
  own = unreachable,
  service = unreachable,
  chainId = 1,
  statuses: given = [],
}: Surroundings = {}) {
  const statuses = [...given]
  const read = (answer: (data: string) => unknown) => (call: unknown) => {
    const { to, data } = call as { to: string; data: string }
    if (to === router && data === '0xad5c4648') return `0x${word(wrapped)}`
    return to === registry ? answer(data) : unreachable()
  }
  let hashes = 0
  const { provider, requests } = createFakeProvider({
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_call: read(wallet),
    // A hash that comes again is none.
    wallet_sendCalls: () => ({ id: 'batch' }),
    wallet_getCallsStatus: () => {
      const [answer = { status: 100 }] = statuses.splice(0, 1)
      return answer
    },
    eth_sendTransaction() {
      hashes += 1
      return `0x${hashes.toString(16).padStart(64, '0')}`
    },
  })
  const node = (answer: (data: string) => unknown) => ({
    eth_chainId: () => `0x${chainId.toString(16)}`,
    eth_call: read(answer),
  })
  const { fetch } = createFakeNodes({
    'https://data.example/v1/': node(service),
    'https://own.example': node(own),
  })
  const { runtime } = createTestRuntime(provider, {
    chainId,
    rpcUrls: ['https://data.example/v1/', 'https://own.example'],
    environment: { fetch },
    options: { services: { data: 'https://data.example' }, swapContracts: exchanges ?? {} },
  })
  const asker = { connector, network: createNetwork(chainId), address: address as `0x${string}` }
  return {
    sent: () => requests.filter(({ method }) => method === 'eth_sendTransaction').length,
    batches: () => requests.filter(({ method }) => method === 'wallet_sendCalls').map(({ params }) => params),
    swap: (call: ReturnType<typeof byRouter>, approval?: ReturnType<typeof leaveFor>) =>
      swap(runtime, { ...asker, terms, call, approval }),
    approve: (call: ReturnType<typeof leaveFor>, amount = 100n) =>
      approveSwap(runtime, { ...asker, token: dollar, amount, call }),
  }
}

function unreachable(): never {
  throw new Error('not there')
}

const refusal = ({ code }: ErrorEntry) => expect.objectContaining({ code })

describe('the exchange that a swap goes to', () => {
  it('is one that is known on its network, for the leave to take tokens and for the swap', async () => {
    const kit = setUp()
    await kit.approve(leaveFor(router))
    await kit.approve(leaveFor(holder))
    await expect(kit.approve(leaveFor(thief))).rejects.toEqual(refusal(unknownExchange))
    await expect(kit.swap(byRouter(thief))).rejects.toEqual(refusal(unknownExchange))
    expect(kit.sent()).toBe(2)
  })

  it('is one that the site names, and then no other', async () => {
    const named = setUp({ exchanges: { 'eip155:1': [thief] } })
    await named.swap(byRouter(thief))
    await expect(named.swap(byRouter(router))).rejects.toEqual(refusal(unknownExchange))
    const unknown = setUp({ chainId: 31337 })
    await expect(unknown.swap(byRouter(router))).rejects.toEqual(refusal(unknownExchange))
    const local = setUp({ chainId: 31337, exchanges: { 'eip155:31337': [router] } })
    await local.swap(byRouter(router))
    expect([named.sent(), unknown.sent(), local.sent()]).toEqual([1, 0, 1])
  })

  it('asks the wallet for what was shown and nothing else', async () => {
    const kit = setUp()
    const wrong = { ...byRouter(router), value: 1n }
    await expect(kit.swap(wrong)).rejects.toEqual(refusal(swapMismatch))
    await expect(kit.approve(leaveFor(router), 1n)).rejects.toEqual(refusal(swapMismatch))
    expect(kit.sent()).toBe(0)
    await kit.swap(byRouter(router))
    expect(kit.sent()).toBe(1)
  })
})

describe('the route of a swap', () => {
  const through = (...hops: readonly string[]) => ({
    ...byRouter(router),
    data: join('0x38ed1739', 100n, 99n, 160, address, 9, hops.length + 2, dollar, ...hops, coffee),
  })

  it('leads through the wrapped coin of the router or nothing: other pools may be an attacker’s [RD19]', async () => {
    const kit = setUp()
    await kit.swap(through(wrapped))
    await expect(kit.swap(through(thief))).rejects.toEqual(refusal(swapMismatch))
    await expect(kit.swap(through(wrapped, thief))).rejects.toEqual(refusal(swapMismatch))
    expect(kit.sent()).toBe(1)
  })
})

describe('leave and swap at once', () => {
  const hash = `0x${'ee'.repeat(32)}`
  const receipt = { transactionHash: hash, status: '0x1', blockNumber: '0x1' }

  it('are both or neither, exactly as shown, and end in the transaction that they are in', async () => {
    const kit = setUp({ statuses: [{ status: 200, receipts: [receipt] }] })
    expect(await kit.swap(byRouter(router), leaveFor(router))).toEqual({ id: hash })
    expect(kit.batches()).toEqual([
      [
        expect.objectContaining({
          atomicRequired: true,
          chainId: '0x1',
          calls: [
            { to: dollar, data: leaveFor(router).data, value: '0x0' },
            { to: router, data: byRouter(router).data, value: '0x0' },
          ],
        }),
      ],
    ])
    expect(kit.sent()).toBe(0)
  })

  it('are not asked for where either is not what was shown, or for somebody who is not known', async () => {
    const kit = setUp()
    await expect(kit.swap(byRouter(router), leaveFor(thief))).rejects.toEqual(refusal(unknownExchange))
    await expect(kit.swap(byRouter(thief), leaveFor(router))).rejects.toEqual(refusal(unknownExchange))
    const more = { ...leaveFor(router), data: join('0x095ea7b3', router, 101n) }
    await expect(kit.swap(byRouter(router), more)).rejects.toEqual(refusal(swapMismatch))
    expect([kit.batches(), kit.sent()]).toEqual([[], 0])
  })

  it('are told to have failed where the wallet says that nothing has happened', async () => {
    const kit = setUp({ statuses: [{ status: 500, receipts: [receipt] }] })
    await expect(kit.swap(byRouter(router), leaveFor(router))).rejects.toEqual(refusal(walletFailed))
  })

  it('are not told to have failed where some of it may have happened', async () => {
    const kit = setUp({ statuses: [{ status: 600, receipts: [receipt] }] })
    await expect(kit.swap(byRouter(router), leaveFor(router))).rejects.toEqual(refusal(submissionUnknown))
  })

  it('are asked for again where the wallet does not answer', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const never = new Promise<never>(() => {})
    const kit = setUp({ statuses: [never, { status: 200, receipts: [receipt] }] })
    const swapped = kit.swap(byRouter(router), leaveFor(router))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await swapped).toEqual({ id: hash })
  })
})

describe('a swap by 0x', () => {
  const names =
    (current: string, before = `0x${'0'.repeat(40)}`) =>
    (data: string) =>
      `0x${word(data.startsWith('0x6352211e') ? current : before)}`

  it('goes through a contract that the registry of 0x names, now or a moment ago', async () => {
    const now = setUp({ wallet: names(settler) })
    await now.swap(byZeroEx(settler))
    await expect(now.swap(byZeroEx(thief))).rejects.toEqual(refusal(unknownExchange))
    const before = setUp({ wallet: names(dollar, settler) })
    await before.swap(byZeroEx(settler))
    expect([now.sent(), before.sent()]).toEqual([1, 1])
  })

  it('is not sent where 0x has paused, or nobody says what its registry has', async () => {
    const paused = setUp({ wallet: () => '0x', own: () => '0x' })
    await expect(paused.swap(byZeroEx(settler))).rejects.toEqual(refusal(unknownExchange))
    const silent = setUp()
    await expect(silent.swap(byZeroEx(settler))).rejects.toThrow()
    expect([paused.sent(), silent.sent()]).toEqual([0, 0])
  })

  it('is not looked up at the service that has made it, neither by the page nor for a wallet elsewhere', async () => {
    const lying = { service: names(thief), own: names(settler) }
    const page = setUp(lying)
    await expect(page.swap(byZeroEx(thief))).rejects.toEqual(refusal(unknownExchange))
    const connector: Connector = { ...testConnector, type: 'WALLET_CONNECT', isSource: true }
    // Such a wallet passes reading on to the endpoints of the page, which are the service's.
    const remote = setUp({ ...lying, wallet: names(thief), connector })
    await expect(remote.swap(byZeroEx(thief))).rejects.toEqual(refusal(unknownExchange))
    await remote.swap(byZeroEx(settler))
    expect([page.sent(), remote.sent()]).toEqual([0, 1])
  })
})
