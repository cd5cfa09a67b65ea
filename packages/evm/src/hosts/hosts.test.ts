import {
  createPortico,
  disconnect,
  getCallsStatus,
  getCapabilities,
  type Portico,
  sendCalls,
  sendTransaction,
  signMessage,
  startPortico,
} from '@portico/core'
import { createEnvironment, type Page } from '@portico/core/adapter'
import { mainnet } from '@portico/core/networks'
import { announceWallet, createPage } from '@portico/testing/conformance'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { createSafeHost, safeOrigin } from '../../test/createSafeHost.js'
import { evm } from '../evm.js'
import type { HostsOptions } from './HostsOptions.js'
import { hosts } from './hosts.js'

const address = '0x1111111111111111111111111111111111111111'
const transactionHash = `0x${'cd'.repeat(32)}`
const signature = `0x${'5c'.repeat(65)}`
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

const createWallet = () =>
  createFakeProvider({
    eth_requestAccounts: () => [address],
    eth_accounts: () => [address],
    eth_chainId: () => '0x1',
    personal_sign: () => signature,
    eth_sendTransaction: () => transactionHash,
    eth_getTransactionReceipt: () => ({
      transactionHash,
      status: '0x1',
      blockNumber: '0x10',
      blockHash: transactionHash,
      logs: [],
    }),
  })

function createMemory() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

interface Visit {
  readonly page: Page
  readonly options?: HostsOptions
  readonly userAgent?: string
  readonly storage?: ReturnType<typeof createMemory>
}

function visit({ page, options, userAgent = 'desktop', storage = createMemory() }: Visit): Portico {
  const portico = createPortico({
    networks: [mainnet],
    adapters: [evm()],
    sources: [hosts(options)],
    debug: false,
    environment: createEnvironment({ page, userAgent, storage }, 'warn'),
  })
  stops.push(startPortico(portico))
  return portico
}

const getAccount = (portico: Portico) => portico.store.get().accounts.eip155
const listIds = (portico: Portico) => portico.store.get().connectors.map(({ id }) => id)
/** Everything that loads has loaded, and nobody waits any more. */
const settle = async () => {
  await vi.dynamicImportSettled()
  await new Promise(resolve => setTimeout(resolve, 50))
}

async function visitSafe(options: Partial<Parameters<typeof createSafeHost>[0]> = {}) {
  const owner = createWallet()
  const host = createSafeHost({ address, chainId: 1, owner: owner.provider, ...options })
  const portico = visit({ page: host.page })
  await expect.poll(() => getAccount(portico)).toMatchObject({ status: 'connected' })
  return { owner, host, portico }
}

describe('inside of a Safe', () => {
  it('the page connects to the Safe by itself', async () => {
    const { portico } = await visitSafe()
    expect(getAccount(portico)).toMatchObject({
      connectorId: 'global.safe',
      address,
      wallet: { name: 'Safe' },
    })
  })

  it('nothing is sent to another origin, and what it sends is ignored', async () => {
    const owner = createWallet()
    const host = createSafeHost({
      ...{ address, chainId: 1, owner: owner.provider, origin: 'https://app.safe.global.example' },
    })
    const portico = visit({ page: host.page })
    await settle()
    expect(host.received).toEqual([])
    expect(getAccount(portico)?.status).toBe('disconnected')
  })

  it('an answer counts only from the window and the origin of the Safe', async () => {
    const posted: { readonly id: string }[] = []
    const parent = { postMessage: (message: { readonly id: string }) => void posted.push(message) }
    const page = createPage({ parent })
    const portico = visit({ page })
    await expect.poll(() => posted).toHaveLength(1)
    const data = { id: posted[0]?.id, success: true, data: { safeAddress: address, chainId: 1 } }
    const tell = (from: object) => page.dispatchEvent(Object.assign(new Event('message'), { data, ...from }))
    tell({ source: {}, origin: safeOrigin })
    tell({ source: parent, origin: 'https://evil.example' })
    await settle()
    expect(listIds(portico)).toEqual([])
    tell({ source: parent, origin: safeOrigin })
    await expect.poll(() => listIds(portico)).toEqual(['global.safe'])
  })

  it('a page that knows its parent asks no other one', async () => {
    const owner = createWallet()
    const globals = { location: { ancestorOrigins: ['https://portal.example'] } }
    const host = createSafeHost({ address, chainId: 1, owner: owner.provider, globals })
    visit({ page: host.page })
    await settle()
    expect(host.received).toEqual([])
  })

  it('after the visitor has disconnected, the Safe is listed and not connected', async () => {
    const owner = createWallet()
    const storage = createMemory()
    const open = () =>
      visit({ page: createSafeHost({ address, chainId: 1, owner: owner.provider }).page, storage })
    const first = open()
    await expect.poll(() => getAccount(first)?.status).toBe('connected')
    const second = open()
    await expect.poll(() => getAccount(second)?.status).toBe('connected')
    await disconnect(second)
    const third = open()
    await expect.poll(() => listIds(third)).toEqual(['global.safe'])
    await settle()
    expect(getAccount(third)?.status).toBe('disconnected')
  })

  it('a message is signed as text', async () => {
    const { portico, host } = await visitSafe()
    expect(await signMessage(portico, { message: 'Grüße' })).toBe(signature)
    const sent = host.received.find(({ method }) => method === 'signMessage')
    expect(sent?.params).toEqual({ message: 'Grüße' })
  })

  it('a transaction resolves to its hash on the chain, once the other owners have confirmed', async () => {
    const { portico, host } = await visitSafe({ needsConfirmation: true })
    const sending = sendTransaction(portico, { to: address, value: 7n })
    await expect.poll(() => host.received.map(({ method }) => method)).toContain('getTxBySafeTxHash')
    host.confirm()
    expect(await sending).toBe(transactionHash)
    const sent = host.received.find(({ method }) => method === 'sendTransactions')
    expect(sent?.params).toEqual({ txs: [{ to: address, value: '7', data: '0x' }], params: {} })
  })

  it('a transaction that the owners drop is one that was rejected', async () => {
    const { portico, host } = await visitSafe({ needsConfirmation: true })
    const sending = sendTransaction(portico, { to: address, value: 7n })
    const failure = expect(sending).rejects.toMatchObject({ code: 'user_rejected' })
    await expect.poll(() => host.received.map(({ method }) => method)).toContain('getTxBySafeTxHash')
    host.cancel()
    await failure
  })

  it('calls are one batch, whose state can be asked for', async () => {
    const { portico, host } = await visitSafe()
    expect(await getCapabilities(portico)).toEqual({ 1: { atomic: { status: 'supported' } } })
    const { id } = await sendCalls(portico, {
      calls: [
        { to: address, value: 1n },
        { to: address, data: '0x12' },
      ],
    })
    const sent = host.received.find(({ method }) => method === 'sendTransactions')
    expect(sent?.params).toEqual({
      txs: [
        { to: address, value: '1', data: '0x' },
        { to: address, value: '0', data: '0x12' },
      ],
      params: {},
    })
    expect(await getCallsStatus(portico, { id })).toMatchObject({
      status: 'success',
      receipts: [{ hash: transactionHash }],
    })
  })
})

describe('inside of a mini app', () => {
  const createSdk = (isInMiniApp: boolean) => {
    const provider = createWallet().provider
    const sdk = {
      isInMiniApp: async () => isInMiniApp,
      wallet: { getEthereumProvider: async () => provider },
    }
    return vi.fn(async () => ({ sdk }))
  }

  it('the page connects to the wallet of the app by itself', async () => {
    const portico = visit({
      page: createPage({ ReactNativeWebView: {} }),
      options: { farcaster: createSdk(true) },
    })
    await expect.poll(() => getAccount(portico)).toMatchObject({ status: 'connected', address })
    expect(getAccount(portico)).toMatchObject({ wallet: { name: 'Farcaster' } })
  })

  it('nothing is connected in a frame of another site', async () => {
    const farcaster = createSdk(false)
    const portico = visit({ page: createPage({ parent: {} }), options: { safeOrigins: [], farcaster } })
    await settle()
    expect(farcaster).toHaveBeenCalledTimes(1)
    expect(listIds(portico)).toEqual([])
  })

  it('the SDK is not loaded anywhere else', async () => {
    const farcaster = createSdk(true)
    visit({ page: createPage(), options: { farcaster } })
    visit({ page: createPage(), options: { farcaster }, userAgent: iphone })
    await settle()
    expect(farcaster).not.toHaveBeenCalled()
  })
})

describe("in a wallet's own browser", () => {
  const createWalletPage = () => {
    const { provider } = createWallet()
    const page = createPage({ ethereum: provider })
    announceWallet(page, { uuid: 'one', name: 'Pocket', rdns: 'example.pocket', icon: '' }, provider)
    return page
  }

  it('the page connects to the wallet by itself', async () => {
    const portico = visit({ page: createWalletPage(), userAgent: iphone })
    await expect.poll(() => getAccount(portico)).toMatchObject({ connectorId: 'example.pocket', address })
  })

  it('a visitor with an extension on a desktop is not asked', async () => {
    const portico = visit({ page: createWalletPage() })
    await settle()
    expect(getAccount(portico)?.status).toBe('disconnected')
  })
})
