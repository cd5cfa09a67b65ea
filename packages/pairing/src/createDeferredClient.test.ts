import type { Environment } from '@portico/core'
import type { Page } from '@portico/core/adapter'
import { describe, expect, it, vi } from 'vitest'
import { createMemoryDatabase } from '../test/createMemoryDatabase.js'
import { createTestEnvironment, settle } from '../test/createTestEnvironment.js'
import { createTestPair, namespaces, proposal } from '../test/createTestPair.js'
import { testFamilies } from '../test/testFamilies.js'
import type { PairingContext } from './client/PairingClient.js'
import { createDeferredClient } from './createDeferredClient.js'
import type { PairingProvider } from './provider/PairingProvider.js'
import { storageKeys } from './storage/storageKeys.js'

/** Clients that were made. What makes them is loaded when one is needed, and in this file once and for all. */
const made = vi.hoisted(() => ({ count: 0 }))
vi.mock('./client/createPairingClient.js', async original => {
  const { createPairingClient, ...others } =
    await original<typeof import('./client/createPairingClient.js')>()
  const create: typeof createPairingClient = (...parameters) => {
    made.count += 1
    return createPairingClient(...parameters)
  }
  return { ...others, createPairingClient: create }
})

function setup(stored: Readonly<Record<string, string>> = {}, overrides: Partial<Environment> = {}) {
  const pair = createTestPair()
  const environment = createTestEnvironment(overrides, pair.clock)
  for (const [key, value] of Object.entries(stored)) environment.stored.set(key, value)
  const emit = vi.fn<PairingContext['emit']>()
  const metadata = { name: 'Shop', description: '', url: 'https://dapp.example', icons: [] }
  const context = {
    environment,
    projectId: 'p',
    metadata,
    families: testFamilies,
    getRpcUrls: () => [],
    emit,
  }
  const client = createDeferredClient(context, {
    relayUrl: 'wss://relay.example',
    WebSocket: pair.relay.WebSocket,
  })
  return { ...pair, environment, client, emit }
}

describe('the client of pairing()', () => {
  it('loads nothing for a visitor who has no session', async () => {
    const { client, relay } = setup()
    const before = made.count
    const provider = client.getProvider('eip155') as PairingProvider // of our own making
    provider.on('accountsChanged', () => undefined)
    await expect(client.restore()).resolves.toEqual([])
    await client.disconnect()
    await settle()
    expect(made.count).toBe(before)
    expect(relay.urls).toEqual([])
    client.warm()
    await expect.poll(() => made.count).toBe(before + 1)
  })

  it('pairs through the provider that was handed out before, which hears everything', async () => {
    const { client, wallet, proposals, emit } = setup()
    const provider = client.getProvider('eip155') as PairingProvider // of our own making
    expect(client.getProvider('eip155')).toBe(provider)
    const [heard, removed] = [vi.fn(), vi.fn()]
    provider
      .on('accountsChanged', heard)
      .on('accountsChanged', removed)
      .removeListener('accountsChanged', removed)
    const attempt = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.pair(attempt.uri)
    await settle()
    await wallet.approve(proposals[0]?.id ?? 0, { namespaces })
    const { namespaces: granted } = await attempt.session
    expect(heard).toHaveBeenCalledWith(
      granted.eip155?.accounts.slice(0, 1).map(account => account.split(':')[2]),
    )
    expect(removed).not.toHaveBeenCalled()
    await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x1')
    expect(emit).toHaveBeenCalledWith(expect.objectContaining({ type: 'session' }))
    await client.disconnect()
    await settle()
    expect(wallet.getSessions()).toEqual([])
  })

  it('seals what it stores of a session with the key of this browser', async () => {
    const { indexedDB } = createMemoryDatabase()
    const page = Object.assign(new EventTarget(), { indexedDB, crypto }) as unknown as Page // all that is asked of it
    const { client, wallet, proposals, environment } = setup({}, { page })
    const attempt = await client.pair({ namespaces: { eip155: proposal } })
    await wallet.pair(attempt.uri)
    await settle()
    await wallet.approve(proposals[0]?.id ?? 0, { namespaces })
    await attempt.session
    const stored = JSON.parse(environment.stored.get(storageKeys.sessions) ?? '') as { v: number }
    expect(stored.v).toBe(2)
  })

  it('opens the socket ahead of need', async () => {
    const { client, relay } = setup()
    client.warm()
    await expect.poll(() => relay.open).toBe(1)
  })

  it('takes up a session that was stored', async () => {
    const first = createTestPair()
    const { session } = await first.connect()
    const { client } = setup(Object.fromEntries(first.environment.stored))
    await expect(client.restore()).resolves.toEqual([session])
  })

  it('waits on for a code of the page before a reload, and loads nothing for one that is over', async () => {
    const before = setup()
    const { uri } = await before.client.pair({ namespaces: { eip155: proposal } })
    const after = setup()
    for (const [key, value] of before.environment.stored) after.environment.stored.set(key, value)
    const client = createDeferredClient(
      {
        environment: after.environment,
        projectId: 'p',
        families: testFamilies,
        metadata: { name: 'Shop', description: '', url: 'https://dapp.example', icons: [] },
        getRpcUrls: () => [],
        emit: () => undefined,
      },
      { relayUrl: 'wss://relay.example', WebSocket: before.relay.WebSocket },
    )
    const awaited = client.resume()
    await before.wallet.pair(uri)
    await settle()
    await before.wallet.approve(before.proposals[0]?.id ?? 0, { namespaces })
    await expect(awaited).resolves.toMatchObject({ peer: { name: 'Phone Wallet' } })
    expect(setup().client.resume()).toBeUndefined()
    const late = setup(Object.fromEntries(before.environment.stored))
    late.clock.now += 300_000
    expect(late.client.resume()).toBeUndefined()
    expect(setup({ [storageKeys.pending]: '{"value":[null]}' }).client.resume()).toBeUndefined()
  })

  it('is not stopped by a storage that cannot be read', async () => {
    const { client } = setup({ [storageKeys.sessions]: '{' })
    await expect(client.restore()).resolves.toEqual([])
  })
})
