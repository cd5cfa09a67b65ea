import { type Chain, startChain } from '@portico/sandbox/chain'
import {
  createPublicClient,
  type Hash,
  type Hex,
  http,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockEvmWallet } from './createMockEvmWallet.js'
import { mockWallets } from './mockWallets.js'
import { testAccounts } from './testAccounts.js'
import type { MockEvmWalletOptions } from './types.js'

let one: Chain
let two: Chain
beforeAll(async () => {
  ;[one, two] = await Promise.all([startChain({ chainId: 31337 }), startChain({ chainId: 31338 })])
})
afterAll(() => Promise.all([one.stop(), two.stop()]))

const [first, second, receiver] = testAccounts

function createWallet(options: MockEvmWalletOptions = {}) {
  return createMockEvmWallet({ chains: [{ id: 31337, rpcUrl: one.url }], ...options })
}

async function createConnected(options: MockEvmWalletOptions = {}) {
  const wallet = createWallet(options)
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  return { ...wallet, ask }
}

describe('connecting', () => {
  it('shows no account before approval and one after it', async () => {
    const { provider } = createWallet()
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([first.address])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([first.address])
  })

  it('remembers the approval in a new page and forgets it when revoked', async () => {
    const memory = new Map<string, string>()
    const storage = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    }
    const reload = () => createMockEvmWallet({}, { storage }).provider
    await reload().request({ method: 'eth_requestAccounts' })
    expect(await reload().request({ method: 'eth_accounts' })).toEqual([first.address])
    await reload().request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    expect(await reload().request({ method: 'eth_accounts' })).toEqual([])
    expect(await reload().request({ method: 'wallet_getPermissions' })).toEqual([])
  })

  it('works when storage throws', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const { provider } = createMockEvmWallet({}, { storage: { getItem: refuse, setItem: refuse } })
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([first.address])
  })

  it('grants and describes permissions', async () => {
    const { provider } = createWallet()
    const granted = await provider.request({
      method: 'wallet_requestPermissions',
      params: [{ eth_accounts: {} }],
    })
    expect(granted).toMatchObject([{ parentCapability: 'eth_accounts' }])
    expect(await provider.request({ method: 'wallet_getPermissions' })).toEqual(granted)
  })

  it('refuses to sign for a site that is not connected', async () => {
    const request = createWallet().provider.request({
      method: 'personal_sign',
      params: ['0x00', first.address],
    })
    await expect(request).rejects.toMatchObject({ code: 4100 })
  })

  it('never gives two preset wallets the same key', () => {
    const keys = Object.values(mockWallets).flatMap(({ privateKeys }) => privateKeys)
    expect(keys).toHaveLength(10)
    expect(new Set(keys).size).toBe(10)
  })
})

describe('signing and sending', () => {
  it('signs a message that verifies', async () => {
    const { ask } = await createConnected()
    const signature = (await ask('personal_sign', '0x68656c6c6f', first.address)) as Hex
    expect(await verifyMessage({ address: first.address, message: 'hello', signature })).toBe(true)
  })

  it('signs typed data that verifies', async () => {
    const { ask } = await createConnected()
    const typedData = {
      domain: { name: 'Portico', chainId: 31337 },
      types: { Mail: [{ name: 'text', type: 'string' }] },
      primaryType: 'Mail',
      message: { text: 'hello' },
    } as const
    const signature = (await ask('eth_signTypedData_v4', first.address, JSON.stringify(typedData))) as Hex
    expect(await verifyTypedData({ ...typedData, address: first.address, signature })).toBe(true)
  })

  it('sends a transaction that moves the money', async () => {
    const { ask } = await createConnected()
    const client = createPublicClient({ transport: http(one.url) })
    const before = await client.getBalance({ address: receiver.address })
    const value = parseEther('1')
    const hash = (await ask('eth_sendTransaction', {
      from: first.address.toLowerCase(),
      to: receiver.address,
      value: `0x${value.toString(16)}`,
    })) as Hash
    const receipt = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
    expect(receipt.status).toBe('success')
    expect(await client.getBalance({ address: receiver.address })).toBe(before + value)
  })

  it('refuses a transaction for another chain', async () => {
    const { ask } = await createConnected()
    const request = ask('eth_sendTransaction', { from: first.address, to: receiver.address, chainId: '0x1' })
    await expect(request).rejects.toMatchObject({ code: -32602 })
  })

  it('forwards reads to the node and passes its errors on', async () => {
    const { ask } = await createConnected()
    expect(await ask('eth_getTransactionCount', second.address, 'latest')).toBe('0x0')
    await expect(ask('eth_noSuchMethod')).rejects.toMatchObject({ code: -32601 })
  })
})

describe('chains', () => {
  it('answers 4902 for an unknown chain, adds it, and then talks to its node', async () => {
    const { ask, provider } = await createConnected()
    const seen: unknown[] = []
    provider.on('chainChanged', chainId => void seen.push(chainId))
    const parameter = { chainId: '0x7a6a' }
    await expect(ask('wallet_switchEthereumChain', parameter)).rejects.toMatchObject({ code: 4902 })
    await ask('wallet_addEthereumChain', { ...parameter, chainName: 'Two', rpcUrls: [two.url] })
    expect(await ask('eth_chainId')).toBe('0x7a6a')
    expect(await ask('net_version')).toBe('31338')
    await ask('wallet_switchEthereumChain', { chainId: '0x7a69' })
    await ask('wallet_switchEthereumChain', parameter)
    expect(seen).toEqual(['0x7a6a', '0x7a69', '0x7a6a'])
    const hash = (await ask('eth_sendTransaction', {
      from: first.address,
      to: receiver.address,
      value: '0x1',
    })) as Hash
    const client = createPublicClient({ transport: http(two.url) })
    expect(await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })).toMatchObject({
      status: 'success',
    })
  })

  it('can hide 4902 inside an internal error, as some mobile wallets do', async () => {
    const { ask, control } = await createConnected()
    control.answerWrongly({ unknownChain: 'nested' })
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toMatchObject({
      code: -32603,
      data: { originalError: { code: 4902 } },
    })
  })

  it('can pretend to switch', async () => {
    const { ask, control } = await createConnected({
      chains: [
        { id: 31337, rpcUrl: one.url },
        { id: 31338, rpcUrl: two.url },
      ],
    })
    control.answerWrongly({ switchChain: 'ignored' })
    await ask('wallet_switchEthereumChain', { chainId: '0x7a6a' })
    expect(await ask('eth_chainId')).toBe('0x7a69')
  })
})

describe('batch calls', () => {
  const calls = [
    { to: receiver.address, value: '0x1' },
    { to: receiver.address, value: '0x2' },
  ]

  it('runs the calls one after the other and reports their receipts', async () => {
    const { ask } = await createConnected()
    const { id } = (await ask('wallet_sendCalls', {
      version: '2.0.0',
      from: first.address,
      chainId: '0x7a69',
      atomicRequired: false,
      calls,
    })) as { id: string }
    await expect
      .poll(() => ask('wallet_getCallsStatus', id))
      .toMatchObject({ status: 200, atomic: false, receipts: [{ status: '0x1' }, { status: '0x1' }] })
  })

  it('says that it is not atomic and refuses batches that must be', async () => {
    const { ask } = await createConnected()
    expect(await ask('wallet_getCapabilities', first.address)).toEqual({
      '0x7a69': { atomic: { status: 'unsupported' } },
    })
    const batch = { from: first.address, chainId: '0x7a69', atomicRequired: true, calls }
    await expect(ask('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 5760 })
    await expect(ask('wallet_getCallsStatus', '0x99')).rejects.toMatchObject({ code: 5730 })
  })

  it('knows nothing of batches when they are switched off', async () => {
    const { ask } = await createConnected({ batchCalls: false })
    await expect(ask('wallet_getCapabilities', first.address)).rejects.toMatchObject({ code: 4200 })
  })
})
