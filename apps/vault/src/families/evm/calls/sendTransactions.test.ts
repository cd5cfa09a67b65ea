import { PorticoError } from '@portico/protocol'
import { type Chain, startChain } from '@portico/sandbox/chain'
import {
  createPublicClient,
  createTestClient,
  type Hex,
  hexToBytes,
  http,
  parseEther,
  parseTransaction,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFamilyKeeper } from '../../../../test/createFamilyKeeper.ts'
import { createApprovals, type PendingApproval } from '../../../approve/createApprovals.ts'
import { rpcRequest } from '../../../channel/handlers/rpcRequest.ts'
import type { VaultContext } from '../../../channel/VaultContext.ts'
import { createNodeClient } from '../../../node/createNodeClient.ts'
import { createMemoryStore } from '../../../store/createBrowserStore.ts'
import { type SigningContext, signCall } from '../../signCall.ts'
import type { ServedCall } from '../../VaultFamily.ts'
import { evm } from './evm.ts'

const send = (method: ServedCall['method'], params: readonly unknown[], context: SigningContext) =>
  signCall({ policy: 'approve', method, params } as unknown as ServedCall, context)
const sendCalls = (params: readonly unknown[], context: SigningContext) =>
  send('wallet_sendCalls', params, context)

const network = 'eip155:31337'
const other = '0x2222222222222222222222222222222222222222'

let chain: Chain
beforeAll(async () => {
  chain = await startChain()
}, 60_000)
afterAll(() => chain.stop())

/** A funded account whose requests wait in the vault's own queue until the visitor answers. */
async function createVisit(changed: Record<string, () => unknown> = {}) {
  const privateKey = generatePrivateKey()
  const { address } = privateKeyToAccount(privateKey)
  const client = createPublicClient({ transport: http(chain.url) })
  const test = createTestClient({ mode: 'hardhat', transport: http(chain.url) })
  await test.setBalance({ address, value: parseEther('1') })
  const node = createNodeClient({ [network]: chain.url })
  const accounts = { evmKey: hexToBytes(privateKey) }
  const store = createMemoryStore()
  const createKeeper = (addresses: object) =>
    createFamilyKeeper({
      family: evm,
      keys: { accounts: { ...accounts, addresses } as never },
      store,
      node: {
        call: async (...given: Parameters<typeof node.call>) => changed[given[1]]?.() ?? node.call(...given),
      },
    })
  let pending: { readonly shown: PendingApproval | undefined; readonly waiting: number } | undefined
  const shown: string[] = []
  const context = {
    origin: 'https://shop.example',
    network,
    address,
    account: { session: 'login-1', addresses: { eip155: address, solana: '' } },
    state: {
      network,
      preferred: 'eoa',
      dapp: undefined,
      openBatches: new Set(),
      nonceQueues: new Map(),
      operations: new Map(),
    },
    signal: new AbortController().signal,
    approvals: createApprovals((next, waiting) => {
      pending = { shown: next, waiting }
      if (next) void next.approval
    }),
    type: 'eoa',
    keeper: createKeeper({ eip155: address, solana: '' }),
  } as unknown as SigningContext
  return {
    context,
    createKeeper,
    client,
    address,
    changed,
    shown,
    /** The node answers before the transaction is in a block. */
    countMined: () => client.getTransactionCount({ address }),
    send: (value: Hex) => send('eth_sendTransaction', [{ to: other, value }], context),
    /** Until so many requests wait for an answer, the one that is shown included. */
    whenAsked: (count: number) =>
      vi.waitFor(() => expect(pending?.shown && pending.waiting + 1).toBe(count), 10_000),
    approve() {
      shown.push(pending?.shown?.approval.raw ?? '')
      pending?.shown?.approve()
    },
    reject: () => pending?.shown?.reject(),
  }
}

describe('the status of a plain batch', () => {
  it.each([undefined, 'mine'])('is known after a reload, and that of no other id [E-09]', async own => {
    const { context, createKeeper, address, countMined, whenAsked, approve } = await createVisit()
    const calls = [{ to: other, value: '0x1' }, { to: other }]
    const sent = sendCalls([{ calls, ...(own && { id: own }) }], context)
    await whenAsked(1)
    approve()
    const { id } = (await sent) as { id: string }
    const { signal } = new AbortController()
    const read = async (params: string, from = address) => {
      const reloaded = {
        ...context,
        state: { ...context.state, openBatches: new Set() },
        keeper: createKeeper({ eip155: from }),
      } as unknown as VaultContext
      return rpcRequest({ method: 'wallet_getCallsStatus', params: [params] }, reloaded, signal)
    }
    const receipt = expect.objectContaining({ status: '0x1' })
    await expect.poll(countMined).toBe(2)
    expect(await read(id)).toMatchObject({ id, status: 200, atomic: false, receipts: [receipt, receipt] })
    const refusal = { code: 'unknown_batch_id', rpcCode: 5730 }
    for (const unknown of ['0x1', 'other', `0x${'ab'.repeat(32)}`, `0x${'ab'.repeat(64)}`])
      await expect(read(unknown)).rejects.toMatchObject(refusal)
    // Nor is the transaction of another account a batch of this one.
    await expect(read(id, other)).rejects.toMatchObject(refusal)
  })
})

describe('sends of one account', () => {
  it('have a nonce each, however many are asked for at once', async () => {
    const { client, countMined, shown, send, whenAsked, approve, context } = await createVisit()
    const values = ['0x1', '0x2', '0x3'] as const
    const sent = values.map(send)
    const batch = sendCalls([{ calls: values.map(value => ({ to: other, value })) }], context)
    await whenAsked(4)
    for (let left = 4; left > 0; left--) approve()
    const hashes = (await Promise.all(sent)) as Hex[]
    await batch
    const found = await Promise.all(hashes.map(hash => client.getTransaction({ hash })))
    await expect.poll(countMined).toBe(6)
    // What was signed is what was shown, nonce included. The batch is the one with several lines.
    const single = shown.filter(raw => !raw.includes('\n')).map(raw => parseTransaction(raw as Hex))
    expect(single.map(({ value, nonce = 0 }) => [value, nonce]).sort()).toEqual(
      found.map(({ value, nonce }) => [value, nonce]).sort(),
    )
  })

  it('leave no gap where the visitor rejects one', async () => {
    const { countMined, send, whenAsked, approve, reject } = await createVisit()
    const sent = (['0x1', '0x2', '0x3'] as const).map(send)
    await whenAsked(3)
    approve()
    reject()
    approve()
    const results = await Promise.allSettled(sent)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    await expect.poll(countMined).toBe(2)
  })

  it('are shown again with the right nonce where the node refuses an earlier one', async () => {
    let refusals = 0
    const { countMined, shown, send, whenAsked, approve } = await createVisit({
      eth_sendRawTransaction() {
        if (refusals++ > 0) return undefined
        throw new PorticoError({ code: 'node_refused', message: 'underpriced', surface: 'throw' })
      },
    })
    const sent = Promise.allSettled((['0x1', '0x2'] as const).map(send))
    await whenAsked(2)
    approve()
    approve()
    await whenAsked(1)
    approve()
    expect((await sent).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect.poll(countMined).toBe(1)
    expect(new Set(shown).size).toBe(3)
  })

  it('follow on what was sent before, where the node does not count it yet', async () => {
    const { countMined, send, whenAsked, approve } = await createVisit({
      eth_getTransactionCount: () => '0x0',
    })
    for (const value of ['0x1', '0x2'] as const) {
      const sent = send(value)
      await whenAsked(1)
      approve()
      await sent
    }
    await expect.poll(countMined).toBe(2)
  })
})
