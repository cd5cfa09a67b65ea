import { PorticoError } from '@portico/protocol'
import { encodeFunctionData, erc20Abi } from 'viem'
import { expect, it } from 'vitest'
import { createFamilyKeeper } from '../../../../test/createFamilyKeeper.ts'
import type { Approval } from '../../../approve/Approval.ts'
import type { Question } from '../../../approve/createApprovals.ts'
import { en } from '../../../locales/en.ts'
import type { NodeClient } from '../../../node/createNodeClient.ts'
import { createMemoryStore } from '../../../store/createBrowserStore.ts'
import type { SignRequest } from '../../SignRequest.ts'
import { type SigningContext, signCall } from '../../signCall.ts'
import type { ServedCall } from '../../VaultFamily.ts'
import { evm } from './evm.ts'

const send = (method: ServedCall['method'], params: readonly unknown[], context: SigningContext) =>
  signCall({ policy: 'approve', method, params } as unknown as ServedCall, context)
const sendCalls = (params: readonly unknown[], context: SigningContext) =>
  send('wallet_sendCalls', params, context)
const sendTransaction = (params: readonly unknown[], context: SigningContext) =>
  send('eth_sendTransaction', params, context)

const own = '0x1111111111111111111111111111111111111111'
const other = '0x2222222222222222222222222222222222222222'
const calls = [
  { to: other, value: '0x1' },
  { to: other, value: '0x2' },
] as const
const refused = () => {
  throw new PorticoError({ code: 'node_refused', message: 'execution reverted', surface: 'throw' })
}

function createContext(changed: Record<string, () => unknown> = {}) {
  const asked: Approval[] = []
  const signed: SignRequest[] = []
  const sent: unknown[] = []
  let onAsk = () => {}
  const answers: Record<string, () => unknown> = {
    eth_chainId: () => '0x1',
    eth_getTransactionCount: () => '0x7',
    eth_estimateGas: () => '0x5208',
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x3b9aca00' }),
    eth_maxPriorityFeePerGas: () => '0x0',
    eth_getBalance: () => '0xde0b6b3a7640000',
    ...changed,
  }
  const controller = new AbortController()
  const store = createMemoryStore()
  const node: NodeClient = {
    async call(_, method, params) {
      if (method === 'eth_sendRawTransaction') sent.push(params)
      return answers[method]?.()
    },
  }
  const createKeeper = (asked = node) => ({
    ...createFamilyKeeper({
      family: evm,
      keys: { accounts: { addresses: { eip155: own, solana: '' } } as never },
      node: asked,
      store,
      smartAccounts: { 'eip155:1': { bundler: '', factory: other, implementation: other } },
    }),
    async sign(request: SignRequest) {
      signed.push(request)
      return request.items.map((_, index) => ({ result: '0x', name: `0x${index + 1}` }))
    },
  })
  const context: SigningContext = {
    origin: 'https://shop.example',
    network: 'eip155:1',
    address: own,
    type: 'eoa',
    account: {
      session: 'login-1',
      email: 'ada@example.com',
      addresses: { eip155: own, solana: '' },
      hasOwnRecovery: false,
      isNew: false,
    },
    state: {
      network: 'eip155:1',
      preferred: 'eoa',
      dapp: undefined,
      codeSentTo: '',
      openBatches: new Set(),
      nonceQueues: new Map(),
      operations: new Map(),
    },
    signal: controller.signal,
    approvals: {
      async ask<request>({ shown, request }: Question<request>) {
        asked.push(shown)
        onAsk()
        return request as never
      },
    },
    keeper: createKeeper(),
  }
  return {
    context,
    node,
    createKeeper,
    store,
    asked,
    signed,
    sent,
    controller,
    answers,
    whenAsked: (act: () => void) => {
      onAsk = act
    },
  }
}

it('asks once for all calls with their fee, and sends them in order', async () => {
  const { context, asked, signed, sent, store } = createContext()
  await sendCalls([{ calls: [...calls] }], context)
  expect(asked).toMatchObject([
    {
      network: 'Ethereum',
      account: own,
      email: 'ada@example.com',
      totals: [{ label: 'leaves', value: '0.000000000000000003 ETH' }],
      balance: { before: '1 ETH', after: '0.999915999999999997 ETH' },
      groups: [
        [{ label: 'leaves', value: '0.000000000000000001 ETH' }, { label: 'to' }],
        [{ label: 'leaves', value: '0.000000000000000002 ETH' }, { label: 'to' }],
        // Two times 21,000 units at twice the base fee of 1 gwei.
        [{ label: 'feeUpTo', value: '0.000084 ETH' }],
      ],
      warnings: [],
    },
  ])
  expect(signed).toMatchObject([
    {
      session: 'login-1',
      address: own,
      network: 'eip155:1',
      items: [{ transaction: { nonce: 7n, value: 1n } }, { transaction: { nonce: 8n, value: 2n } }],
    },
  ])
  expect(sent).toHaveLength(2)
  expect(await store.get('batches')).toMatchObject([
    { network: 'eip155:1', owner: own, site: 'https://shop.example', hashes: ['0x1', '0x2'] },
  ])
})

it('signs what was shown, whatever the node says after the answer [CJ21]', async () => {
  const { context, signed, answers, whenAsked } = createContext()
  whenAsked(() => {
    answers.eth_getBlockByNumber = () => ({ baseFeePerGas: '0xffffffffffff' })
    answers.eth_maxPriorityFeePerGas = () => '0xffffffffffff'
    answers.eth_estimateGas = () => '0xffffff'
    answers.eth_getTransactionCount = () => '0x0'
  })
  await sendCalls([{ calls: [...calls] }], context)
  const fees = { gas: 21_000n, maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 0n }
  expect(signed).toMatchObject([
    { items: [{ transaction: { ...fees, nonce: 7n } }, { transaction: { ...fees, nonce: 8n } }] },
  ])
})

it('shows the bound that it signs where a step cannot be run before an earlier one', async () => {
  let asks = 0
  const { context, asked, signed } = createContext({
    eth_estimateGas: () => (++asks === 2 ? refused() : '0x5208'),
  })
  await sendCalls([{ calls: [...calls] }], context)
  expect(signed[0]?.items).toMatchObject([
    { transaction: { gas: 21_000n } },
    { transaction: { gas: 1_000_000n } },
  ])
  expect(asked[0]?.groups.at(-1)).toEqual([{ label: 'feeUpTo', value: '0.002042 ETH' }])
})

it('asks nobody about a transaction that cannot be run at all, or whose fee is beyond sense [CJ21]', async () => {
  const failing = createContext({ eth_estimateGas: refused })
  await expect(sendCalls([{ calls: [...calls] }], failing.context)).rejects.toThrow('execution reverted')
  const { context, asked } = createContext()
  const dear = { to: other, gas: '0xffffffffff', gasPrice: '0xffffffffff' } as const
  await expect(sendTransaction([dear], context)).rejects.toMatchObject({ code: 'fee_too_high' })
  expect([...failing.asked, ...asked]).toEqual([])
})

it('says so where the balance does not cover amount and fee, and nothing where it is not known', async () => {
  const poor = createContext({ eth_getBalance: () => '0x1' })
  await sendTransaction([calls[0]], poor.context)
  expect(poor.asked[0]).toMatchObject({
    warnings: ['warnCannotPay'],
    balance: { before: '0.000000000000000001 ETH' },
  })
  expect(poor.asked[0]?.balance?.after).toBeUndefined()
  const unknown = createContext({ eth_getBalance: refused })
  await sendTransaction([calls[0]], unknown.context)
  expect(unknown.asked[0]).toMatchObject({ warnings: [] })
  expect(unknown.asked[0]?.balance).toBeUndefined()
})

it('marks a nonce that the account has not come to yet [RD17]', async () => {
  const read = async (nonce: `0x${string}`) => {
    const { context, asked } = createContext()
    await sendTransaction([{ ...calls[0], nonce }], context)
    return asked[0]?.warnings
  }
  expect(await read('0x7')).toEqual([])
  // One that is pending may be replaced.
  expect(await read('0x6')).toEqual([])
  expect(await read('0x8')).toEqual(['warnNonce'])
  expect(await read('0xffff')).toEqual(['warnNonce'])
  expect(en.warnNonce).toBe('This transaction stays valid until someone sends it, even much later.')
})

it('marks a fee of nearly a whole coin [RD17]', async () => {
  const { context, asked } = createContext()
  const dear = { to: other, gas: '0x5208', gasPrice: '0x2b4f2c6af9e7' } as const
  await sendTransaction([dear], context)
  expect(asked[0]).toMatchObject({ groups: [{}, [{ value: '1 ETH' }]], warnings: ['warnFee'] })
})

it.each([
  ['a collection by ERC-165', () => `0x${'1'.padStart(64, '0')}`, '#7'],
  ['an unknown contract', refused, { ours: 'idOrAmount', values: { number: '7' } }],
])('shows what is approved of %s as such [RD17]', async (_, supportsInterface, value) => {
  const { context, asked, node: plain, createKeeper } = createContext()
  const { call } = plain
  const node: NodeClient = {
    async call(network, method, params, signal) {
      if (method !== 'eth_call') return call(network, method, params, signal)
      const [{ data }] = params as [{ data: string }]
      const erc721 = '0x01ffc9a780ac58cd00000000000000000000000000000000000000000000000000000000'
      return data === erc721 ? supportsInterface() : refused()
    },
  }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [own, 7n] })
  await sendTransaction([{ to: other, data }], { ...context, keeper: createKeeper(node) })
  expect(asked[0]?.groups[0]?.[0]).toEqual({ label: 'allowance', value, form: 'amount' })
})

it('sends nothing where account or network have changed while it was signed [CJ20]', async () => {
  const { context, sent, controller, whenAsked } = createContext()
  whenAsked(() => controller.abort(new PorticoError({ code: 'login_changed', message: '', surface: 'view' })))
  await expect(sendTransaction([calls[0]], context)).rejects.toMatchObject({ code: 'login_changed' })
  expect(sent).toEqual([])
})

it('refuses what it cannot do before anybody is asked: all or none, and another network', async () => {
  const { context, asked } = createContext()
  await expect(sendCalls([{ calls: [...calls], atomicRequired: true }], context)).rejects.toMatchObject({
    rpcCode: 5760,
  })
  await expect(sendCalls([{ calls: [...calls], chainId: '0xa' }], context)).rejects.toMatchObject({
    rpcCode: 5710,
  })
  expect(asked).toEqual([])
})

it('refuses a batch that requires what the account does not have, of the whole or of one call [E-09]', async () => {
  const { context, asked } = createContext()
  const send = (capabilities: object, ofCall: object) =>
    sendCalls(
      [
        {
          capabilities: { ...capabilities },
          calls: [calls[0], { ...calls[1], capabilities: { ...ofCall } }],
        },
      ],
      context,
    )
  const refusal = { code: 'unsupported_capability', rpcCode: 5700 }
  await expect(send({ paymasterService: { url: 'https://pay.example' } }, {})).rejects.toMatchObject(refusal)
  await expect(send({}, { flowControl: {} })).rejects.toMatchObject(refusal)
  await expect(send({}, { flowControl: { optional: false } })).rejects.toMatchObject(refusal)
  expect(asked).toEqual([])
  await send({ paymasterService: { optional: true } }, { flowControl: { optional: true } })
  expect(asked).toHaveLength(1)
})

it('refuses a second batch with the same id', async () => {
  const { context, asked } = createContext()
  await sendCalls([{ id: '0xab', calls: [...calls] }], context)
  await expect(sendCalls([{ id: '0xab', calls: [...calls] }], context)).rejects.toMatchObject({
    rpcCode: 5720,
  })
  expect(asked).toHaveLength(1)
})

it('refuses a second batch with the same id while the first one is not sent yet', async () => {
  const { context, asked } = createContext()
  const send = () => sendCalls([{ id: '0xab', calls: [...calls] }], context)
  const [first, second] = await Promise.allSettled([send(), send()])
  expect(first).toMatchObject({ status: 'fulfilled' })
  expect(second).toMatchObject({ status: 'rejected', reason: { rpcCode: 5720 } })
  expect(asked).toHaveLength(1)
})

it('takes the id of a batch that was not sent once more', async () => {
  const { context, whenAsked } = createContext()
  const send = () => sendCalls([{ id: '0xab', calls: [...calls] }], context)
  whenAsked(() => {
    throw new PorticoError({ code: 'user_rejected', message: '', surface: 'view' })
  })
  await expect(send()).rejects.toMatchObject({ code: 'user_rejected' })
  whenAsked(() => undefined)
  await expect(send()).resolves.toEqual({ id: '0xab' })
})

it('refuses the id of a batch that was sent before a reload [E-09]', async () => {
  const { context, asked, createKeeper } = createContext()
  await sendCalls([{ id: '0xab', calls: [...calls] }], context)
  const reloaded = {
    ...context,
    state: { ...context.state, openBatches: new Set<string>() },
    keeper: createKeeper(),
  }
  await expect(sendCalls([{ id: '0xab', calls: [...calls] }], reloaded)).rejects.toMatchObject({
    rpcCode: 5720,
  })
  expect(asked).toHaveLength(1)
})

it('stores a batch before it is sent, and forgets one that the node refuses', async () => {
  const { context, answers, store } = createContext()
  let stored: unknown
  answers.eth_sendRawTransaction = async () => {
    stored = await store.get('batches')
    return refused()
  }
  await expect(sendCalls([{ id: '0xab', calls: [...calls] }], context)).rejects.toMatchObject({
    code: 'node_refused',
  })
  expect(stored).toMatchObject([{ id: '0xab', hashes: ['0x1', '0x2'] }])
  answers.eth_sendRawTransaction = () => undefined
  await expect(sendCalls([{ id: '0xab', calls: [...calls] }], context)).resolves.toEqual({ id: '0xab' })
})

it('keeps the id of a batch of which the node refused a later call, and reports it as failed in part', async () => {
  const { context, answers, createKeeper } = createContext()
  const outcomes = [() => undefined, refused]
  answers.eth_sendRawTransaction = () => outcomes.shift()?.()
  const send = () => sendCalls([{ id: '0xab', calls: [...calls] }], context)
  await expect(send()).rejects.toMatchObject({ code: 'node_refused' })
  await expect(send()).rejects.toMatchObject({ rpcCode: 5720 })
  answers.eth_getTransactionReceipt = () => ({ status: '0x1' })
  const read = { network: 'eip155:1', method: 'wallet_getCallsStatus', params: ['0xab'] } as const
  expect(await createKeeper().readEvm(read, context.signal)).toMatchObject({
    status: 600,
    receipts: [{ status: '0x1' }],
  })
})
