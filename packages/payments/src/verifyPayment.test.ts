import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import { base58 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { createMemoryPaymentStore } from './PaymentStore.js'
import { type PaymentRules, verifyPayment } from './verifyPayment.js'

const hash = `0x${'ab'.repeat(32)}`
const shop = '0x2222222222222222222222222222222222222222'
const payer = '0x1111111111111111111111111111111111111111'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const dollar = { name: 'USD Coin', symbol: 'USDC', decimals: 6 }
const order: PayRequest = {
  orderId: '7',
  paymentAsset: { network: 'eip155:1', asset: usdc, metadata: dollar },
  recipient: shop,
  amount: '12.5',
}
const receipt: PaymentReceipt = { orderId: '7', network: 'eip155:1', payer, transaction: hash }
const pad = (address: string) => `0x${address.slice(2).padStart(64, '0')}`
const log = {
  address: usdc.toLowerCase(),
  topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', pad(payer), pad(shop)],
  data: `0x${(12_500_000).toString(16)}`,
  logIndex: '0x3',
}
const mined = {
  transactionHash: hash,
  status: '0x1',
  blockNumber: '0x10',
  blockHash: '0xbb',
  logs: [{ ...log, address: shop }, log],
}

function createNode(changes: Readonly<Record<string, unknown>> = {}) {
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x1',
    eth_getTransactionReceipt: mined,
    eth_getBlockByNumber: { hash: '0xbb', timestamp: '0x64' },
    eth_blockNumber: '0x12',
    eth_getTransactionByHash: { from: payer, to: shop, value: '0x64' },
    ...changes,
  }
  return async (method: string) => answers[method]
}
const receiptOf = (more: object) => createNode({ eth_getTransactionReceipt: { ...mined, ...more } })

type Case = Partial<PaymentRules> & { readonly receipt?: PaymentReceipt }

const verify = ({ receipt: shown = receipt, ...rules }: Case = {}) =>
  verifyPayment(shown, {
    order,
    request: createNode(),
    store: createMemoryPaymentStore(),
    payer,
    since: 0,
    ...rules,
  })
const withLogs = (...logs: readonly object[]) => receiptOf({ logs })
const send = (from: string, to: string, units: number) => ({
  ...log,
  topics: [log.topics[0], pad(from), pad(to)],
  data: `0x${units.toString(16)}`,
})
const coins: PayRequest = {
  ...order,
  amount: '100',
  paymentAsset: { ...order.paymentAsset, asset: 'native', metadata: { ...dollar, decimals: 0 } },
}

describe('a payment on an EVM chain', () => {
  it('counts where the chain has it, and has an id of its own', async () => {
    expect(await verify({ since: 100_000 })).toEqual({
      orderId: '7',
      paymentId: `eip155:1:${hash}:${shop}:${payer}`,
      payer,
      units: 12_500_000n,
    })
    expect(await verify({ order: coins, payer: undefined, anyPayer: true })).toMatchObject({ units: 100n })
  })

  it('counts for one order, however its transaction and its addresses are spelled [PY05]', async () => {
    const store = createMemoryPaymentStore()
    const rules = { store, payer: payer.toUpperCase().replace('X', 'x') }
    const paid = await Promise.allSettled(['7', '8'].map(orderId => verify({ ...rules, ...of(orderId) })))
    expect(paid.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await verify({ store })).toMatchObject({ orderId: '7' })
    const shouted = { ...receipt, orderId: '9', transaction: `0x${'AB'.repeat(32)}` }
    await expect(verify({ store, ...of('9'), receipt: shouted })).rejects.toThrow('settled another order')
  })

  it('counts all that one payer has sent, less what came back [PY01]', async () => {
    const [half, rest] = [send(payer, shop, 6_000_000), send(payer, shop, 6_500_000)]
    expect(await verify({ request: withLogs(send(usdc, shop, 1), half, rest) })).toMatchObject({
      units: 12_500_000n,
    })
    for (const logs of [[half], [half, rest, send(shop, payer, 1)], [half, send(usdc, shop, 6_500_000)]])
      await expect(verify({ request: withLogs(...logs) })).rejects.toThrow('less than was asked for')
  })

  it('needs a trace for what contracts send, in which nothing counts that was taken back [PY02]', async () => {
    const call = { type: 'CALL', from: payer, to: shop, value: '0x64' }
    const traced = (trace: unknown) =>
      verify({
        order: coins,
        request: createNode({
          eth_getTransactionByHash: { from: shop, to: usdc, value: '0x0' },
          debug_traceTransaction: trace,
        }),
      })
    const outer = { type: 'CALL', from: shop, to: usdc, value: '0x0' }
    expect(await traced({ ...outer, calls: [{ ...outer, calls: [call] }] })).toMatchObject({ units: 100n })
    await expect(traced(undefined)).rejects.toThrow('does not answer debug_traceTransaction')
    const nothing = [
      { ...outer, calls: [{ ...outer, error: 'execution reverted', calls: [call] }] },
      { ...outer, calls: [{ ...call, type: 'DELEGATECALL' }] },
      { ...outer, calls: [call, { ...call, from: shop, to: payer }] },
      outer,
    ]
    for (const trace of nothing) await expect(traced(trace)).rejects.toThrow('pays the recipient nothing')
  })

  it.each([
    ['of another order', { receipt: { ...receipt, orderId: '8' } }, 'another order'],
    ['on another network', { receipt: { ...receipt, network: 'eip155:10' as const } }, 'another network'],
    ['of a node of another network', { request: createNode({ eth_chainId: '0xa' }) }, 'of another network'],
    ['without a transaction', { receipt: { ...receipt, transaction: '' } }, 'names no transaction'],
    ['that failed', { request: receiptOf({ status: '0x0' }) }, 'has failed'],
    ['of another token', { request: withLogs({ ...log, address: payer }) }, 'pays the recipient nothing'],
    [
      'to another account',
      { request: withLogs(send(shop, payer, 12_500_000)) },
      'pays the recipient nothing',
    ],
    ['of a collectible', { request: withLogs({ ...log, topics: [...log.topics, pad(shop)] }) }, 'nothing'],
    ['of a log that was removed', { request: withLogs({ ...log, removed: true }) }, 'nothing'],
    ['of less', { request: withLogs({ ...log, data: '0x1' }) }, 'less than was asked for'],
    ['by an unnamed account', { payer: undefined }, 'does not say who has to have paid'],
    ['by an empty account', { payer: '' }, 'does not say who has to have paid'],
    ['by another account', { payer: shop }, 'another account has paid'],
    ['from before the order', { since: 101_000 }, 'older than the order'],
    ['of an order without a time', { since: Number.NaN }, 'older than the order'],
    ['of nothing', { order: { ...order, amount: '0' } }, 'no amount'],
    ['of a fraction of the smallest unit', { order: { ...order, amount: '0.0000001' } }, 'no amount'],
    [
      'on a network that cannot be checked',
      {
        receipt: { ...receipt, network: 'polkadot:1' as const },
        order: { ...order, paymentAsset: { ...order.paymentAsset, network: 'polkadot:1' as const } },
      },
      'cannot be checked',
    ],
  ])('does not count %s [PY06]', async (_what, rules: Case, reason) => {
    await expect(verify(rules)).rejects.toMatchObject({
      code: 'payment_refused',
      message: expect.stringContaining(reason),
    })
  })

  it.each([
    ['that the node does not know', { request: createNode({ eth_getTransactionReceipt: null }) }],
    ['whose block was replaced', { request: receiptOf({ blockHash: '0xcc' }) }],
    ['that too few blocks confirm', { confirmations: 4 }],
  ])('may count later %s [PY06]', async (_what, rules: Case) => {
    await expect(verify(rules)).rejects.toMatchObject({ code: 'payment_pending' })
  })
})

function of(orderId: string) {
  return { order: { ...order, orderId }, receipt: { ...receipt, orderId } }
}

it('counts what arrives of a token on Solana that keeps a fee [PY06]', async () => {
  const mint = 'Mint'
  const holding = (accountIndex: number, owner: string, amount: string) => ({
    accountIndex,
    owner,
    mint,
    uiTokenAmount: { amount },
  })
  const signature = '5'.repeat(88)
  const found = {
    blockTime: 100,
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: ['Payer', 'Source', 'Target', mint, 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'],
        instructions: [
          {
            programIdIndex: 4,
            accounts: [1, 3, 2, 0],
            data: base58.encode(Uint8Array.of(12, 100, 0, 0, 0, 0, 0, 0, 0, 0)),
          },
        ],
      },
    },
    meta: {
      err: null,
      preTokenBalances: [holding(1, 'Payer', '100'), holding(2, 'Shop', '5')],
      postTokenBalances: [holding(1, 'Payer', '0'), holding(2, 'Shop', '102')],
    },
  }
  const reference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const network = `solana:${reference}` as const
  const answers: Readonly<Record<string, unknown>> = {
    getGenesisHash: `${reference}SvpFDiTh`,
    getTransaction: found,
  }
  const paid = (amount: string) =>
    verifyPayment(
      { orderId: '7', network, transaction: signature },
      {
        order: {
          orderId: '7',
          recipient: 'Shop',
          amount,
          paymentAsset: { network, asset: mint, metadata: { ...dollar, decimals: 0 } },
        },
        request: async method => answers[method],
        store: createMemoryPaymentStore(),
        payer: 'Payer',
        since: 0,
      },
    )
  expect(await paid('97')).toMatchObject({ units: 97n })
  await expect(paid('100')).rejects.toThrow('less than was asked for')
})
