import { expect, it } from 'vitest'
import type { Approval } from '../../approve/Approval.ts'
import type { SignRequest } from '../../worker/Keeper.ts'
import type { RpcContext } from '../RpcContext.ts'
import { sendCalls } from './sendCalls.ts'

const own = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const calls = [
  { to: other, value: '0x1' },
  { to: other, value: '0x2' },
] as const

function createContext(estimateGas: () => string = () => '0x5208') {
  const asked: Approval[] = []
  const signed: SignRequest[] = []
  let sent = 0
  const answers: Record<string, () => unknown> = {
    eth_chainId: () => '0x1',
    eth_getTransactionCount: () => `0x${sent.toString(16)}`,
    eth_estimateGas: estimateGas,
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x3b9aca00' }),
    eth_maxPriorityFeePerGas: () => '0x0',
    eth_sendRawTransaction: () => {
      sent += 1
    },
  }
  const context = {
    origin: 'https://shop.example',
    network: 'eip155:1',
    addresses: { eip155: own, solana: '' },
    state: { network: 'eip155:1', dapp: undefined, batches: new Map() },
    signal: new AbortController().signal,
    approvals: {
      ask: async (approval: Approval) => void asked.push(approval),
      rejectAll() {},
    },
    keeper: {
      async sign(request: SignRequest) {
        signed.push(request)
        return { result: '0x', name: `0x${signed.length}` }
      },
    },
    node: { call: async (_: string, method: string) => answers[method]?.() },
  } as unknown as RpcContext
  return { context, asked, signed }
}

it('asks once for all calls with their fee, and sends them in order', async () => {
  const { context, asked, signed } = createContext()
  await sendCalls([{ calls: [...calls] }], context)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.groups).toMatchObject([
    [{ label: 'leaves', value: '0.000000000000000001 ETH' }, { label: 'to' }],
    [{ label: 'leaves', value: '0.000000000000000002 ETH' }, { label: 'to' }],
    // Two times 21,000 units at twice the base fee of 1 gwei.
    [{ label: 'feeUpTo', value: '0.000084 ETH' }],
  ])
  expect(signed).toMatchObject([
    { transaction: { nonce: 0n, value: 1n } },
    { transaction: { nonce: 1n, value: 2n } },
  ])
  expect([...context.state.batches.values()]).toEqual([{ network: 'eip155:1', hashes: ['0x1', '0x2'] }])
})

it('says that the fee is not known yet where a step waits for an earlier one', async () => {
  let asks = 0
  const { context, asked } = createContext(() => {
    asks += 1
    if (asks === 2) throw new Error('execution reverted')
    return '0x5208'
  })
  await sendCalls([{ calls: [...calls] }], context)
  expect(asked[0]?.groups.at(-1)).toEqual([{ label: 'feeUpTo', value: { ours: 'feeLater' } }])
})

it('refuses what it cannot do before anybody is asked: all or none, and another network', async () => {
  const { context, asked } = createContext()
  await expect(sendCalls([{ calls: [...calls], atomicRequired: true }], context)).rejects.toThrow()
  await expect(sendCalls([{ calls: [...calls], chainId: '0xa' }], context)).rejects.toThrow(/another network/)
  expect(asked).toEqual([])
})
