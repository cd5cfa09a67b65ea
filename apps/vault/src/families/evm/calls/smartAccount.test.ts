import { startBundler, startChain } from '@portico/sandbox/chain'
import {
  encodeFunctionData,
  keccak256,
  parseAbi,
  parseErc6492Signature,
  verifyMessage as recoverMessage,
  toHex,
} from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createSmartVault, type SmartVaultOptions } from '../../../../test/createSmartVault.ts'
import { deriveSmartAddress } from '../derive/deriveSmartAddress.ts'
import { signItems } from '../sign/signItems.ts'
import { encodeCalls } from '../sign/UserOperation.ts'
import { completeOperation } from './completeOperation.ts'
import type { EvmRead } from './readEvm.ts'
import { sendOperation } from './sendOperation.ts'

const network = 'eip155:31337'
const other = '0x2222222222222222222222222222222222222222'
const origin = 'https://shop.example'

let chain: Awaited<ReturnType<typeof startChain>>
let bundler: Awaited<ReturnType<typeof startBundler>>
beforeAll(async () => {
  chain = await startChain()
  bundler = await startBundler({ chainUrl: chain.url })
}, 120_000)
afterAll(async () => {
  await bundler?.stop()
  await chain?.stop()
})

const createVault = (options: SmartVaultOptions = {}) => createSmartVault(chain, bundler, options)

const typedData = {
  domain: { name: 'Shop', version: '1', chainId: 31337, verifyingContract: other },
  types: {
    Item: [{ name: 'name', type: 'string' }],
    Order: [
      { name: 'items', type: 'Item[]' },
      { name: 'total', type: 'uint256' },
    ],
  },
  primaryType: 'Order',
  message: { items: [{ name: 'tea' }], total: '5' },
} as const

describe('a smart account', () => {
  it('is where the factory says, and nobody has to be asked [KS15]', async () => {
    const { owner, address, client } = createVault()
    const abi = parseAbi(['function getAddress(bytes32 ownSalt) view returns (address)'])
    const salt = `${owner.address}${'0'.repeat(24)}` as const
    expect(
      await client.readContract({ address: bundler.factory, abi, functionName: 'getAddress', args: [salt] }),
    ).toBe(address)
    const known = {
      factory: '0x582C9B4d28aBB17eb567C2e57791a32B24CcD6d7',
      implementation: '0x1111111111111111111111111111111111111111',
    }
    expect(deriveSmartAddress(other, known)).toMatchInlineSnapshot(
      `"0x392d9b70e7aeBabAfCe05d270b1D837Ee10995E9"`,
    )
  })

  it('sends a batch as one operation, shown as its calls, which creates it on first use [E-09] [W-27]', async () => {
    const { ask, asked, signed, address, client, fund } = createVault()
    await fund()
    expect(await client.getCode({ address })).toBeUndefined()
    const before = await client.getBalance({ address: other })
    const calls = [
      { to: other, value: '0x5' },
      { to: other, value: '0x7', data: '0x' },
    ]
    const answer = await ask('wallet_sendCalls', [{ from: address, calls, atomicRequired: true }])
    const [item] = signed[0]?.items ?? []
    if (item?.kind !== 'user-operation') throw new Error('No operation was signed.')
    const { operation } = item
    const numbers = [
      'nonce',
      'callGasLimit',
      'verificationGasLimit',
      'preVerificationGas',
      'maxFeePerGas',
      'maxPriorityFeePerGas',
    ] as const
    const hash = getUserOperationHash({
      chainId: 31337,
      entryPointAddress: bundler.entryPoint,
      entryPointVersion: '0.7',
      userOperation: {
        ...operation,
        ...Object.fromEntries(numbers.map(name => [name, BigInt(operation[name])])),
        signature: '0x',
      } as never,
    })
    expect(answer).toEqual({ id: hash })
    expect(asked).toMatchObject([
      {
        title: 'sendCalls',
        place: 'window',
        account: address,
        groups: [
          [
            { label: 'leaves', value: '0.000000000000000005 ETH' },
            { label: 'to', value: other },
          ],
          [
            { label: 'leaves', value: '0.000000000000000007 ETH' },
            { label: 'to', value: other },
          ],
          [{ label: 'feeUpTo' }],
        ],
        warnings: [],
      },
    ])
    expect(JSON.parse(asked[0]?.raw ?? '')).toEqual(operation)
    await expect.poll(async () => (await client.getBalance({ address: other })) - before).toBe(12n)
    expect(await client.getCode({ address })).toBeDefined()

    // The second time it is there already.
    const transaction = await ask('eth_sendTransaction', [{ from: address, to: other, value: '0x1' }])
    const receipt = await client.getTransactionReceipt({ hash: transaction as `0x${string}` })
    expect(receipt.status).toBe('success')
    expect((await client.getBalance({ address: other })) - before).toBe(13n)
  })

  it('is paid for by the paymaster of the vault, and says so', async () => {
    const { ask, asked, address, client } = createVault({ isSponsored: true })
    await ask('wallet_sendCalls', [{ calls: [{ to: other }] }])
    expect(asked[0]?.groups.at(-1)).toEqual([{ label: 'feeUpTo', value: { ours: 'sponsored' } }])
    expect(await client.getCode({ address })).toBeDefined()
    const wanted = (paymasterService: object) =>
      ask('wallet_sendCalls', [{ calls: [{ to: other }], capabilities: { paymasterService } }])
    await expect(wanted({ url: 'https://other.example' })).rejects.toMatchObject({
      code: 'unsupported_capability',
      rpcCode: 5700,
    })
    const ofCall = (capability: object) =>
      ask('wallet_sendCalls', [{ calls: [{ to: other, capabilities: { capability } }] }])
    await expect(ofCall({})).rejects.toMatchObject({ rpcCode: 5700 })
    await expect(ofCall({ optional: true })).resolves.toBeDefined()
    await expect(wanted({ url: bundler.url })).resolves.toBeDefined()
    await expect(wanted({ url: 'https://other.example', optional: true })).resolves.toBeDefined()
  })

  it('signs messages and typed data that contracts accept, before it is created and after', async () => {
    const { ask, address, client, fund } = createVault()
    const check = async () => {
      const message = `${new URL(origin).host} says hello`
      const signature = (await ask('personal_sign', [toHex(message), address])) as `0x${string}`
      expect(await client.verifyMessage({ address, message, signature })).toBe(true)
      expect(await client.verifyMessage({ address, message: 'other', signature })).toBe(false)
      const typed = (await ask('eth_signTypedData_v4', [address, JSON.stringify(typedData)])) as `0x${string}`
      expect(await client.verifyTypedData({ ...typedData, address, signature: typed } as never)).toBe(true)
      const changed = { ...typedData, message: { ...typedData.message, total: '6' } }
      expect(await client.verifyTypedData({ ...changed, address, signature: typed } as never)).toBe(false)
      return signature
    }
    expect(await check()).toMatch(/(6492){16}$/)
    await fund()
    await ask('wallet_sendCalls', [{ calls: [{ to: other }] }])
    expect(await check()).toMatch(/^0x[\da-f]{130}$/)
  })

  it('signs nothing that its owner’s other accounts could use', async () => {
    const { ask, owner, address } = createVault()
    const signature = (await ask('personal_sign', [toHex('shop.example'), address])) as `0x${string}`
    const inner = parseErc6492Signature(signature).signature
    expect(await recoverMessage({ address: owner.address, message: 'shop.example', signature: inner })).toBe(
      false,
    )
  })

  it('refuses calls to itself, which could give it away', async () => {
    const { ask, asked, address } = createVault()
    const data = encodeFunctionData({
      abi: parseAbi(['function transferOwnership(address newOwner)']),
      functionName: 'transferOwnership',
      args: [other],
    })
    const batch = [{ calls: [{ to: other }, { to: address.toLowerCase(), data }] }]
    await expect(ask('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 'invalid_params' })
    expect(asked).toEqual([])
  })

  it('refuses what is for another network, and calls that fail', async () => {
    const { ask, asked } = createVault()
    await expect(ask('wallet_sendCalls', [{ chainId: '0x1', calls: [{ to: other }] }])).rejects.toMatchObject(
      { rpcCode: 5710 },
    )
    const failing = [{ calls: [{ to: bundler.entryPoint, data: '0xffffffff' }] }]
    await expect(ask('wallet_sendCalls', failing)).rejects.toMatchObject({ code: 'node_refused' })
    expect(asked).toEqual([])
  })

  it('gives operations that are requested at the same time a nonce each, and executes all', async () => {
    const { ask, signed, fund, client, context } = createVault()
    await fund()
    const before = await client.getBalance({ address: other })
    const values = ['0x1', '0x2', '0x4'] as const
    const results = await Promise.all([
      ...values.map(value => ask('wallet_sendCalls', [{ calls: [{ to: other, value }] }])),
      ask('eth_sendTransaction', [{ from: context.address, to: other, value: '0x8' }]),
    ])
    expect(results).toHaveLength(4)
    const nonces = signed.map(({ items: [item] }) =>
      item?.kind === 'user-operation' ? Number(item.operation.nonce) : undefined,
    )
    expect(nonces).toEqual([0, 1, 2, 3])
    await expect.poll(() => client.getBalance({ address: other })).toBe(before + 15n)
    expect(context.state.operations.size).toBe(0)
  })

  it('goes on with the next operation when the visitor rejects one', async () => {
    const { ask, asked, fund, context } = createVault()
    await fund()
    const { ask: approve } = context.approvals
    let count = 0
    Object.assign(context.approvals, {
      ask: (...question: Parameters<typeof approve>) =>
        count++ === 0 ? Promise.reject(new Error('no')) : approve(...question),
    })
    const send = () => ask('wallet_sendCalls', [{ id: 'mine', calls: [{ to: other }] }])
    const [first, second, third] = await Promise.allSettled([
      send(),
      // The first one has the id.
      send(),
      ask('wallet_sendCalls', [{ calls: [{ to: other }] }]),
    ])
    expect(first.status).toBe('rejected')
    expect(second).toMatchObject({ reason: { rpcCode: 5720 } })
    expect(third.status).toBe('fulfilled')
    expect(asked).toHaveLength(1)
  })

  it('does not believe a bundler that sends something else [RP09]', async () => {
    const { ask, signed } = createVault({ isSponsored: true })
    await ask('wallet_sendCalls', [{ calls: [{ to: other }] }])
    const [item] = signed[0]?.items ?? []
    if (item?.kind !== 'user-operation') throw new Error('No operation was signed.')
    const sent = { operation: item.operation, signature: '0x', hash: keccak256('0x01') }
    await expect(sendOperation(sent, async () => keccak256('0x02'))).rejects.toMatchObject({
      code: 'malformed_response',
    })
  })

  it('takes from a paymaster and a bundler nothing but numbers and who pays', async () => {
    const { owner, address, settings } = createVault()
    const account = { owner: owner.address, address, chainId: 31337n, contracts: settings }
    const answers: Record<string, unknown> = {
      eth_chainId: '0x7a69',
      eth_getCode: '0x',
      eth_call: '0x0',
      eth_getBlockByNumber: { baseFeePerGas: '0x1' },
      eth_maxPriorityFeePerGas: '0x1',
      eth_estimateUserOperationGas: {
        preVerificationGas: '0x1',
        verificationGasLimit: '0x2',
        callGasLimit: '0x3',
        callData: '0xdead',
        sender: other,
      },
      pm_getPaymasterStubData: { paymaster: other, callData: '0xdead', nonce: '0x9' },
      pm_getPaymasterData: { paymaster: other, paymasterData: '0xaa', callData: '0xdead', factory: other },
    }
    const call = async (method: string) => answers[method]
    const services = { node: call, bundler: call, paymaster: call }
    const calls = [{ to: other, value: 1n, data: new Uint8Array() }] as const
    const operation = await completeOperation(account, calls, services)
    expect(operation).toMatchObject({
      sender: address,
      nonce: '0x0',
      factory: settings.factory,
      callData: encodeCalls(calls),
      paymaster: other,
      paymasterData: '0xaa',
    })
    answers.pm_getPaymasterData = { paymaster: 'https://x' }
    await expect(completeOperation(account, calls, services)).rejects.toMatchObject({
      code: 'malformed_response',
    })
    answers.eth_chainId = '0x1'
    await expect(completeOperation(account, calls, services)).rejects.toMatchObject({
      code: 'chain_disconnected',
    })
  })

  it('says what it can do, and what became of a batch [R-21] [W-27]', async () => {
    const { owner, address, ask, readEvm, store } = createVault({ isSponsored: true })
    const read = (method: EvmRead['method'], ...params: unknown[]) => readEvm({ network, method, params })
    expect(await read('wallet_getCapabilities', address.toLowerCase())).toEqual({
      '0x7a69': { atomic: { status: 'supported' }, paymasterService: { supported: true } },
    })
    expect(await read('wallet_getCapabilities', owner.address)).toEqual({})
    expect(await read('eth_supportedEntryPoints')).toEqual([bundler.entryPoint])
    const { id } = (await ask('wallet_sendCalls', [{ calls: [{ to: other }] }])) as { id: string }
    await ask('wallet_sendCalls', [{ id: 'mine', calls: [{ to: other }] }])
    await vi.waitFor(
      async () => expect(await read('wallet_getCallsStatus', 'mine')).toMatchObject({ status: 200 }),
      10_000,
    )
    for (const known of [id, 'mine'])
      expect(await read('wallet_getCallsStatus', known)).toMatchObject({
        id: known,
        chainId: '0x7a69',
        status: 200,
        atomic: true,
        receipts: [{ status: '0x1' }],
      })
    await store.delete('batches')
    expect(await read('wallet_getCallsStatus', id)).toMatchObject({ id, status: 200 })
    // A batch that was sent is pending until the bundler has a receipt.
    await store.set('batches', [
      {
        id: 'pending',
        site: origin,
        owner: owner.address,
        network,
        hashes: [keccak256('0x02')],
        isOperation: true,
        sentAt: Date.now(),
      },
    ])
    expect(await read('wallet_getCallsStatus', 'pending')).toMatchObject({
      status: 100,
      receipts: [],
    })
    for (const unknown of [keccak256('0x02'), 'mine'])
      await expect(read('wallet_getCallsStatus', unknown)).rejects.toMatchObject({
        code: 'unknown_batch_id',
        rpcCode: 5730,
      })
  })

  it('is signed for by nobody but its owner, and only as the settings make it', async () => {
    const { settings, accounts, signed, ask } = createVault({ isSponsored: true })
    await ask('wallet_sendCalls', [{ calls: [{ to: other }] }])
    const [request] = signed
    const [item] = request?.items ?? []
    if (!request || item?.kind !== 'user-operation') throw new Error('No operation was signed.')
    const change = (operation: object) => ({
      ...request,
      items: [{ ...item, operation: { ...item.operation, ...operation } }],
    })
    const refused = expect.objectContaining({ code: 'login_changed' })
    const keys = { root: new Uint8Array(32), accounts }
    expect(() => signItems(keys, { ...request, address: other }, settings)).toThrow(refused)
    expect(() => signItems(keys, change({ sender: other }), settings)).toThrow(refused)
    expect(() => signItems(keys, change({ factory: other }), settings)).toThrow(refused)
    // Where the network has none, there is nothing to sign for.
    expect(() => signItems(keys, request, undefined)).toThrow(refused)
  })
})

describe('the plain account beside it', () => {
  const plain = () => {
    const vault = createVault()
    const context = { ...vault.context, address: vault.owner.address, type: 'eoa' } as const
    const ask: typeof vault.ask = (method, params) => vault.ask(method, params, context)
    return { ...vault, ask }
  }

  it('signs nothing that would be an operation or a signature of the smart one', async () => {
    const { ask, owner, address, asked } = plain()
    const refused = { code: 'invalid_params' }
    const hash = keccak256('0x1234')
    await expect(ask('personal_sign', [hash, owner.address])).rejects.toMatchObject(refused)
    const personal = {
      domain: { name: 'Portico Account', version: '1', chainId: 31337, verifyingContract: address },
      types: { PersonalSign: [{ name: 'prefixed', type: 'bytes' }] },
      primaryType: 'PersonalSign',
      message: { prefixed: '0x00' },
    }
    await expect(ask('eth_signTypedData_v4', [owner.address, personal])).rejects.toMatchObject(refused)
    await expect(ask('eth_sendTransaction', [{ to: address, data: '0xf2fde38b' }])).rejects.toMatchObject(
      refused,
    )
    expect(asked).toEqual([])
  })
})
