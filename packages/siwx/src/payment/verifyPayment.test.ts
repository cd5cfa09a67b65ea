import type { PaymentReceipt, PayRequest } from '@portico/protocol'
import { describe, expect, it } from 'vitest'
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

describe('a payment on an EVM chain', () => {
  it('counts where the chain has it, and has an id of its own', async () => {
    expect(await verifyPayment(receipt, { order, request: createNode(), payer, since: 100_000 })).toEqual({
      orderId: '7',
      paymentId: `eip155:1:${hash}`,
      payer,
      units: 12_500_000n,
    })
    const native = {
      ...order,
      amount: '100',
      paymentAsset: { ...order.paymentAsset, asset: 'native', metadata: { ...dollar, decimals: 0 } },
    }
    expect(
      await verifyPayment(receipt, { order: native, request: createNode(), anyPayer: true }),
    ).toMatchObject({
      paymentId: `eip155:1:${hash}`,
      units: 100n,
    })
  })

  it.each([
    ['of another order', { receipt: { ...receipt, orderId: '8' } }, 'another order'],
    ['on another network', { receipt: { ...receipt, network: 'eip155:10' as const } }, 'another network'],
    ['that names nothing', { receipt: { ...receipt, transaction: '' } }, 'names no transaction'],
    ['that nobody knows', { request: createNode({ eth_getTransactionReceipt: null }) }, 'not confirmed'],
    ['that has failed', { request: receiptOf({ status: '0x0' }) }, 'not confirmed'],
    ['in a block that was taken back', { request: receiptOf({ blockHash: '0xcc' }) }, 'not confirmed'],
    ['of another token', { request: receiptOf({ logs: [{ ...log, address: payer }] }) }, 'not confirmed'],
    [
      'to somebody else',
      { request: receiptOf({ logs: [{ ...log, topics: [log.topics[0], pad(shop), pad(payer)] }] }) },
      'not confirmed',
    ],
    ['of less', { request: receiptOf({ logs: [{ ...log, data: '0x1' }] }) }, 'less than was asked for'],
    ['by whoever', { payer: undefined }, 'does not say who has to have paid'],
    ['by somebody else', { payer: shop }, 'somebody else has paid'],
    ['from before the order', { since: 101_000 }, 'older than the order'],
    ['on which too few blocks stand', { confirmations: 4 }, 'not confirmed'],
    [
      'on a network that nobody can check',
      {
        receipt: { ...receipt, network: 'bip122:1' as const },
        order: { ...order, paymentAsset: { ...order.paymentAsset, network: 'bip122:1' as const } },
      },
      'cannot be checked',
    ],
  ])('does not count %s', async (_what, { receipt: shown = receipt, ...rules }: Case, reason) => {
    await expect(verifyPayment(shown, { order, request: createNode(), payer, ...rules })).rejects.toThrow(
      reason,
    )
  })
})

describe('a payment on Solana', () => {
  const network = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const signature = '5'.repeat(88)
  const keys = ['Payer1111', 'Shop11111'].map(pubkey => ({ pubkey }))
  const found = {
    blockTime: 100,
    transaction: { message: { accountKeys: keys } },
    meta: {
      err: null,
      preBalances: [5000, 10],
      postBalances: [3900, 1010],
      preTokenBalances: [],
      postTokenBalances: [{ owner: 'Shop11111', mint: 'Mint', uiTokenAmount: { amount: '2000' } }],
    },
  }
  const solana = (asset: string, amount: string): PayRequest => ({
    orderId: '7',
    recipient: 'Shop11111',
    amount,
    paymentAsset: { network, asset, metadata: { ...dollar, decimals: 0 } },
  })
  const paid: PaymentReceipt = { orderId: '7', network, payer: 'Payer1111', transaction: signature }
  const verify = (order: PayRequest, answer: unknown = found) =>
    verifyPayment(paid, { order, request: async () => answer, payer: 'Payer1111' })

  it('counts by what the recipient has more', async () => {
    expect(await verify(solana('native', '1000'))).toMatchObject({ units: 1000n, payer: 'Payer1111' })
    expect(await verify(solana('Mint', '2000'))).toMatchObject({ units: 2000n })
    await expect(verify(solana('native', '1001'))).rejects.toThrow('less than was asked for')
    await expect(verify(solana('Other', '1'))).rejects.toThrow('not confirmed')
    const failed = { ...found, meta: { ...found.meta, err: { InstructionError: [] } } }
    await expect(verify(solana('native', '1000'), failed)).rejects.toThrow('not confirmed')
    await expect(verify(solana('native', '1000'), null)).rejects.toThrow('not confirmed')
  })
})
