import {
  type Chain,
  delegationContracts,
  deployDelegationContracts,
  startChain,
} from '@portico/sandbox/chain'
import {
  concat,
  encodeFunctionData,
  type Hex,
  hashMessage,
  keccak256,
  pad,
  parseAbi,
  parseTransaction,
  recoverAddress,
  toRlp,
} from 'viem'
import { privateKeyToAccount, signTransaction } from 'viem/accounts'
import { recoverAuthorizationAddress } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDelegatedVault } from '../../../../test/createDelegatedVault.ts'
import { createApprovals } from '../../../approve/createApprovals.ts'
import { createRevokeGrant } from '../../../frame/createRevokeGrant.ts'
import { createNodeRefusal } from '../../../node/createNodeClient.ts'
import { signEvmTransaction } from '../sign/signEvm.ts'
import { canDelegate } from './canDelegate.ts'
import { delegate, delegationManager, isDelegateCode } from './delegate.ts'

const executeAbi = parseAbi(['function execute(bytes32 mode, bytes calls) payable'])
const createReceiver = () => privateKeyToAccount(keccak256(pad(`0x${(++receivers).toString(16)}`))).address
let receivers = 0

let chain: Chain
let other: Chain
beforeAll(async () => {
  chain = await startChain()
  other = await startChain({ chainId: 31338 })
  await deployDelegationContracts(chain.url)
  await deployDelegationContracts(other.url)
}, 120_000)
afterAll(async () => {
  await chain?.stop()
  await other?.stop()
})

async function createVisit(options: Parameters<typeof createDelegatedVault>[1] = {}) {
  const vault = createDelegatedVault(chain, options)
  await vault.fund()
  const one = createReceiver()
  const two = createReceiver()
  const calls = [
    { to: one, value: 3n },
    { to: two, value: 4n },
  ] as const
  const readCode = () => vault.client.getCode({ address: vault.address })
  const readBalances = () => Promise.all([one, two].map(address => vault.client.getBalance({ address })))
  return { ...vault, calls, readCode, readBalances }
}

/** viem's error for 5760. */
const notAtomic = { cause: { name: 'AtomicityNotSupportedError' } }

const delegated = concat(['0xef0100', delegationContracts.statelessDeleGator]).toLowerCase()

describe('a page that uses viem', () => {
  it('sends the first batch with one confirmation, and follows it [E-09]', async () => {
    const { wallet, calls, asked, signed, address, readCode, readBalances } = await createVisit()
    expect(await wallet.getAddresses()).toEqual([address])
    expect(await wallet.getCapabilities()).toMatchObject({ 31337: { atomic: { status: 'ready' } } })
    const { id } = await wallet.sendCalls({ calls, forceAtomic: true })
    const status = await wallet.waitForCallsStatus({ id })
    expect(status).toMatchObject({ atomic: true, status: 'success', statusCode: 200, chainId: 31337 })
    expect(status.receipts).toHaveLength(1)
    expect(await readBalances()).toEqual([3n, 4n])
    expect(await readCode()).toBe(delegated)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ title: 'sendCalls', account: address, notes: ['firstBatch'] })
    expect(signed[0]?.items).toMatchObject([{ transaction: { type: 'eip7702', delegate } }])
    expect(await wallet.getCapabilities()).toMatchObject({ 31337: { atomic: { status: 'supported' } } })
  })

  it('sends later batches without another delegation', async () => {
    const { wallet, calls, asked, signed, readBalances } = await createVisit()
    for (const _ of [1, 2, 3]) {
      const { id } = await wallet.sendCalls({ calls, forceAtomic: true })
      expect(await wallet.waitForCallsStatus({ id })).toMatchObject({ status: 'success' })
    }
    expect(await readBalances()).toEqual([9n, 12n])
    expect(
      signed.map(({ items: [item] }) => item?.kind === 'evm-transaction' && item.transaction.type),
    ).toEqual(['eip7702', 'eip1559', 'eip1559'])
    expect(asked.map(({ notes }) => notes)).toEqual([['firstBatch'], undefined, undefined])
  })

  it('sends a batch and a transaction right after the delegation, whose authorization used a nonce', async () => {
    const { wallet, calls, readBalances, client, address } = await createVisit()
    const [{ to }] = calls
    const first = await wallet.sendCalls({ calls })
    const hash = await wallet.sendTransaction({ to, value: 1n })
    await wallet.waitForCallsStatus({ id: first.id })
    expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' })
    expect(await readBalances()).toEqual([4n, 4n])
    expect(await client.getTransactionCount({ address })).toBe(3)
  })

  it('is not asked for a batch that would fail, of which nothing is executed', async () => {
    const { wallet, calls, asked, client, readBalances, address } = await createVisit()
    const sent = wallet.sendCalls({ calls: [...calls, { to: calls[0].to, value: 10n ** 24n }] })
    await expect(sent).rejects.toThrow(/revert/)
    expect(asked).toEqual([])
    expect(await readBalances()).toEqual([0n, 0n])
    expect(await client.getTransactionCount({ address })).toBe(0)
  })

  it('sends the first batch through a node that cannot simulate the delegation', async () => {
    const { wallet, calls, readBalances } = await createVisit({
      changed: {
        eth_estimateGas([, , override]) {
          if (override) throw createNodeRefusal('http://node', 'too many arguments', -32602)
        },
      },
    })
    const { id } = await wallet.sendCalls({ calls })
    expect(await wallet.waitForCallsStatus({ id })).toMatchObject({ status: 'success' })
    expect(await readBalances()).toEqual([3n, 4n])
  })

  it('sends a single call as a plain transaction', async () => {
    const { wallet, calls, signed, readCode } = await createVisit()
    const { id } = await wallet.sendCalls({ calls: calls.slice(0, 1), forceAtomic: true })
    expect(await wallet.waitForCallsStatus({ id })).toMatchObject({ atomic: true, status: 'success' })
    expect(signed[0]?.items).toMatchObject([{ transaction: { type: 'eip1559' } }])
    expect(await readCode()).toBeUndefined()
  })

  it('gets the plain abilities of the same address when the visitor prefers the EOA [T-14]', async () => {
    const { wallet, calls, address, readCode, readBalances, keeper } = await createVisit({ preferred: 'eoa' })
    expect(await wallet.getAddresses()).toEqual([address])
    expect(await keeper.listAccounts('eip155:31337')).toEqual([
      { address, type: 'eoa' },
      { address, type: 'smartAccount' },
    ])
    expect(await wallet.getCapabilities()).toEqual({})
    await expect(wallet.sendCalls({ calls, forceAtomic: true })).rejects.toMatchObject(notAtomic)
    const { id } = await wallet.sendCalls({ calls })
    expect(await wallet.waitForCallsStatus({ id })).toMatchObject({ atomic: false, status: 'success' })
    expect(await readBalances()).toEqual([3n, 4n])
    expect(await readCode()).toBeUndefined()
  })

  it('verifies messages and typed data before, during and after delegation, by key and by contract', async () => {
    const { wallet, calls, client, address, readCode, context, account } = await createVisit()
    const typed = {
      domain: { name: 'Shop', chainId: 31337 },
      types: { Order: [{ name: 'item', type: 'string' }] },
      primaryType: 'Order',
      message: { item: 'tea' },
    } as const
    const check = async () => {
      const signature = await wallet.signMessage({ message: 'hello' })
      expect(await recoverAddress({ hash: hashMessage('hello'), signature })).toBe(address)
      expect(await client.verifyMessage({ address, message: 'hello', signature })).toBe(true)
      expect(await client.verifyMessage({ address, message: 'other', signature })).toBe(false)
      const over = await wallet.signTypedData(typed)
      expect(await client.verifyTypedData({ ...typed, address, signature: over })).toBe(true)
    }
    await check()
    const { id } = await wallet.sendCalls({ calls })
    await wallet.waitForCallsStatus({ id })
    await check()
    await endDelegation({ context, account })
    await expect.poll(readCode).toBeUndefined()
    await check()
  })
})

/** The vault's settings, where the visitor approves. */
async function endDelegation({
  context,
}: Pick<Awaited<ReturnType<typeof createVisit>>, 'context' | 'account'>) {
  const revoke = createRevokeGrant(context, 'https://vault.example')
  const approvals = createApprovals(shown => shown?.approve())
  await revoke({ network: 'eip155:31337' }, approvals, new AbortController().signal)
}

describe('the end of the delegation', () => {
  it('is the authorization of the zero address, after which a batch delegates again', async () => {
    const { wallet, calls, context, account, signed, readCode, readBalances } = await createVisit()
    const send = async () => wallet.waitForCallsStatus(await wallet.sendCalls({ calls }))
    await send()
    await endDelegation({ context, account })
    await expect.poll(readCode).toBeUndefined()
    expect(signed.at(-1)?.items).toMatchObject([
      {
        transaction: {
          type: 'eip7702',
          delegate: `0x${'0'.repeat(40)}`,
          // The nonce enforcer, which ends all permissions with it.
          to: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
        },
      },
    ])
    expect(await wallet.getCapabilities()).toMatchObject({ 31337: { atomic: { status: 'ready' } } })
    expect(await send()).toMatchObject({ status: 'success' })
    expect(await readBalances()).toEqual([6n, 8n])
  })
})

describe('an attacker', () => {
  it('gets no authorization by any method [KS14]', async () => {
    const { request, address, asked } = await createVisit()
    const authorization = { address: createReceiver(), chainId: '0x7a69', nonce: '0x0' }
    for (const method of ['eth_signAuthorization', 'wallet_signAuthorization', 'eth_sign'])
      await expect(request(method, [authorization])).rejects.toMatchObject({ code: 'rpc_not_allowed' })
    const transaction = { from: address, to: address, type: '0x4', authorizationList: [authorization] }
    await expect(request('eth_sendTransaction', [transaction])).rejects.toMatchObject({
      code: 'invalid_params',
    })
    await expect(request('eth_sendTransaction', [{ ...transaction, type: '0x2' }])).rejects.toMatchObject({
      code: 'invalid_params',
    })
    expect(asked).toEqual([])
  })

  it('cannot make the key sign for another contract, every chain, or another receiver [KS14]', async () => {
    const { address, privateKey, keeper } = await createVisit()
    const key = new Uint8Array(Buffer.from(privateKey.slice(2), 'hex'))
    const transaction = {
      type: 'eip7702',
      chainId: 31337n,
      nonce: 0n,
      gas: 100_000n,
      to: address,
      value: 0n,
      data: new Uint8Array(),
      accessList: [],
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
      delegate,
    } as const
    const refused = { code: 'not_available_in_vault' }
    const sign = (changed: object) => signEvmTransaction(key, { ...transaction, ...changed })
    expect(() => sign({ delegate: createReceiver() })).toThrow(expect.objectContaining(refused))
    expect(() => sign({ chainId: 0n })).toThrow(expect.objectContaining(refused))
    const request = (changed: object) =>
      keeper.sign({
        session: 'login-1',
        address,
        network: 'eip155:31337',
        items: [{ kind: 'evm-transaction', transaction: { ...transaction, ...changed } }],
      } as never)
    await expect(request({ to: createReceiver() })).rejects.toMatchObject(refused)
    await expect(request({ chainId: 1n })).rejects.toMatchObject({ code: 'network_changed' })
  })

  it('finds no delegation where the code at the address changed [KS14]', async () => {
    const code = await createDelegatedVault(chain).client.getCode({ address: delegate })
    const last = code?.endsWith('0') ? '1' : '0'
    const changes = ['0x', '0x00', code?.slice(0, -1) + last, code?.replace('7a69', '7a6a')]
    for (const answer of changes) {
      const { wallet, calls, asked } = await createVisit({
        changed: {
          eth_getCode: ([address]) => (address === delegate ? answer : undefined),
        },
      })
      expect(await wallet.getCapabilities()).toEqual({})
      await expect(wallet.sendCalls({ calls, forceAtomic: true })).rejects.toMatchObject(notAtomic)
      expect(asked).toEqual([])
    }
    expect(isDelegateCode(code, 31337n)).toBe(true)
    expect(isDelegateCode(code, 1n)).toBe(false)
  })

  it('cannot use the authorization on another chain, or twice [KS14]', async () => {
    const { wallet, calls, client, address, context, account, readCode } = await createVisit()
    const { id } = await wallet.sendCalls({ calls })
    const { receipts = [] } = await wallet.waitForCallsStatus({ id })
    const hash = receipts[0]?.transactionHash as Hex
    const [authorization] = (await client.getTransaction({ hash })).authorizationList ?? []
    if (!authorization) throw new Error('The transaction has no authorization.')
    expect(authorization).toMatchObject({ chainId: 31337, address: delegate.toLowerCase(), nonce: 1 })
    expect(await recoverAuthorizationAddress({ authorization })).toBe(address)
    await endDelegation({ context, account })
    await expect.poll(readCode).toBeUndefined()

    // Another account sends the authorization again, here and on another chain.
    const sendAgain = async (to: Chain) => {
      const attacker = createDelegatedVault(to)
      await attacker.fund()
      const serializedTransaction = await signTransaction({
        privateKey: attacker.privateKey,
        transaction: {
          type: 'eip7702',
          chainId: to.chainId,
          nonce: 0,
          gas: 200_000n,
          maxFeePerGas: 10n ** 10n,
          maxPriorityFeePerGas: 1n,
          to: attacker.address,
          authorizationList: [authorization],
        },
      })
      expect(parseTransaction(serializedTransaction).type).toBe('eip7702')
      await attacker.client.sendRawTransaction({ serializedTransaction })
      await expect.poll(() => attacker.client.getTransactionCount({ address: attacker.address })).toBe(1)
      return attacker.client.getCode({ address })
    }
    expect(await sendAgain(chain)).toBeUndefined()
    expect(await sendAgain(other)).toBeUndefined()
  })

  it('cannot initialize or use the account in place of its key [KS14]', async () => {
    const { wallet, calls, address, readBalances } = await createVisit()
    await wallet.waitForCallsStatus(await wallet.sendCalls({ calls }))
    const attacker = await createVisit()
    // There is nothing to initialize: the delegate keeps no state, and its owner is the address itself.
    const data = encodeFunctionData({
      abi: executeAbi,
      args: [pad('0x01', { dir: 'right', size: 32 }), '0x'],
    })
    const call = attacker.client.call({ account: attacker.address, to: address, data })
    await expect(call).rejects.toThrow(/revert/)
    expect(await readBalances()).toEqual([3n, 4n])
  })

  it('cannot hide a delegation or a user operation in typed data [KS14]', async () => {
    const { request, address, asked } = await createVisit()
    const types = { Delegation: [{ name: 'delegate', type: 'address' }] }
    const domains = [
      { name: 'DelegationManager', version: '1', chainId: 31337, verifyingContract: delegationManager },
      { name: 'Harmless', chainId: 31337, verifyingContract: delegationManager.toLowerCase() },
      { name: 'EIP7702StatelessDeleGator', version: '1', chainId: 31337, verifyingContract: address },
    ]
    for (const domain of domains) {
      const data = { domain, types, primaryType: 'Delegation', message: { delegate: createReceiver() } }
      const signing = request('eth_signTypedData_v4', [address, JSON.stringify(data)])
      await expect(signing).rejects.toMatchObject({ code: 'invalid_params' })
    }
    expect(asked).toEqual([])
  })

  it('gets no authorization out of a message [KS14]', async () => {
    const { request, address } = await createVisit()
    const tuple = { chainId: 31337, address: createReceiver(), nonce: 0 } as const
    const preimage = concat(['0x05', toRlp(['0x7a69', tuple.address, '0x'])])
    for (const message of [preimage, keccak256(preimage)]) {
      const signature = (await request('personal_sign', [message, address])) as Hex
      expect(await recoverAuthorizationAddress({ authorization: tuple, signature })).not.toBe(address)
      expect(await recoverAddress({ hash: hashMessage({ raw: message }), signature })).toBe(address)
    }
  })

  it('cannot hide calls in a call to the account itself or to the DelegationManager [KS14]', async () => {
    const { request, wallet, calls, address, asked } = await createVisit()
    const data = encodeFunctionData({
      abi: executeAbi,
      args: [pad('0x01', { dir: 'right', size: 32 }), '0x'],
    })
    for (const to of [address, delegationManager] as const) {
      const refusal = { code: 'invalid_params' }
      await expect(request('eth_sendTransaction', [{ from: address, to, data }])).rejects.toMatchObject(
        refusal,
      )
      const batch = { version: '2.0.0', from: address, chainId: '0x7a69', atomicRequired: true }
      const hidden = [
        { to: calls[0].to, value: '0x1' },
        { to, data },
      ]
      await expect(request('wallet_sendCalls', [{ ...batch, calls: hidden }])).rejects.toMatchObject(refusal)
    }
    expect(asked).toEqual([])
    // Coins sent to itself are harmless.
    await expect(wallet.sendTransaction({ to: address, value: 1n })).resolves.toMatch(/^0x/)
  })
})

it('leaves a vault with ERC-4337 accounts as it is', () => {
  expect(canDelegate('eip155:8453', {})).toBe(true)
  expect(canDelegate('eip155:8453', { 'eip155:1': {} })).toBe(false)
  expect(canDelegate('eip155:43114', {})).toBe(false)
})
