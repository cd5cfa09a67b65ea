import type { Portico } from '@portico/core'
import type { Page } from '@portico/core/adapter'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import {
  announce,
  createPage,
  createTestContext,
  type TestContextOptions,
} from '../../test/createTestContext.js'
import { createDiscovery, type DiscoveryOptions } from './createDiscovery.js'

const icon = 'data:image/png;base64,AA=='
const createProvider = (flags: Readonly<Record<string, unknown>> = {}) => ({
  ...createFakeProvider({}).provider,
  ...flags,
})
const createInfo = (number = 1) => ({
  uuid: `uuid-${number}`,
  name: `Wallet ${number}`,
  rdns: `example.wallet${number}`,
  icon,
})

function discover(
  page: Page,
  options: Omit<TestContextOptions, 'page'> = {},
  { wallets = [], announced = true, coinbase = true }: Partial<DiscoveryOptions> = {},
) {
  const test = createTestContext({ page, ...options })
  const start = createDiscovery(test.context, { wallets, announced, coinbase })
  const stop = start()
  return { ...test, start, stop, ids: () => test.connectors().map(({ id }) => id) }
}

describe('wallets that announce themselves', () => {
  it('are listed whether they announce before or after the kit asks [C-01]', () => {
    const page = createPage()
    announce(page, createInfo(1), createProvider())
    const { ids } = discover(page)
    announce(page, createInfo(2), createProvider())
    expect(ids()).toEqual(['example.wallet1', 'example.wallet2'])
  })

  it('are listed in one go when they are there from the start', () => {
    const page = createPage()
    for (let number = 1; number <= 5; number++) announce(page, createInfo(number), createProvider())
    const { events } = discover(page)
    expect(events).toHaveLength(1)
  })

  it('become ANNOUNCED connectors with the provider they brought [C-13] [E-03]', () => {
    const page = createPage()
    const provider = createProvider()
    announce(page, createInfo(), provider)
    const { connectors } = discover(page)
    expect(connectors()[0]).toMatchObject({
      id: 'example.wallet1',
      name: 'Wallet 1',
      type: 'ANNOUNCED',
      chain: 'eip155',
      imageUrl: icon,
      info: { uuid: 'uuid-1', rdns: 'example.wallet1', icon, name: 'Wallet 1' },
    })
    expect(connectors()[0]?.provider).toBe(provider)
  })

  it('take their id from the rdns, else the name, else the uuid', () => {
    const page = createPage()
    announce(page, { ...createInfo(1), rdns: 'NOT A DOMAIN' }, createProvider())
    announce(page, { ...createInfo(2), name: 'Wallet 1', rdns: undefined }, createProvider())
    announce(page, { ...createInfo(3), rdns: 'Com.Example.UPPER' }, createProvider())
    expect(discover(page).ids()).toEqual(['Wallet 1', 'uuid-2', 'com.example.upper'])
  })

  it('are all shown when two claim one identity', () => {
    const page = createPage()
    announce(page, { ...createInfo(1), rdns: 'io.metamask', name: 'MetaMask' }, createProvider())
    announce(page, { ...createInfo(2), rdns: 'io.metamask', name: 'MetaMask' }, createProvider())
    expect(discover(page).ids()).toEqual(['io.metamask', 'MetaMask'])
  })

  it('lose a picture that is not safe and a name that is not visible, not their place', () => {
    const page = createPage()
    const info = { ...createInfo(), icon: 'javascript:alert(1)', name: '\u200bMeta\u202eMask\u0000' }
    announce(page, info, createProvider())
    expect(discover(page).connectors()).toMatchObject([{ name: 'MetaMask', imageUrl: undefined }])
  })

  it('are dropped when they throw, lie or cannot be asked, and the others stay', () => {
    const page = createPage()
    const bomb = new Proxy(
      {},
      {
        get: () => {
          throw new Error('hostile')
        },
      },
    )
    let reads = 0
    const changing = Object.defineProperty(Object.assign(Object.create(null), createInfo(2)), 'name', {
      get: () => (reads++ === 0 ? 'First' : 'Second'),
    })
    announce(page, bomb, createProvider())
    announce(page, createInfo(3), bomb)
    announce(page, createInfo(4), { request: 'not a function' })
    announce(page, createInfo(5), null)
    announce(page, null, createProvider())
    announce(page, Object.freeze(createInfo(6)), createProvider())
    announce(page, changing, createProvider())
    expect(
      discover(page)
        .connectors()
        .map(({ name }) => name),
    ).toEqual(['Wallet 6', 'First'])
  })

  it('keep their first provider when the uuid comes back with another one', () => {
    const page = createPage()
    const first = createProvider()
    const { connectors, warnings, events } = discover(page)
    announce(page, createInfo(), first)
    announce(page, createInfo(), first)
    expect(warnings).toEqual([])
    announce(page, createInfo(), createProvider())
    expect(connectors()).toHaveLength(1)
    expect(connectors()[0]?.provider).toBe(first)
    expect(warnings).toHaveLength(1)
    expect(events).toHaveLength(2)
  })

  it('are one wallet when one provider is announced under two uuids', () => {
    const page = createPage()
    const provider = createProvider()
    announce(page, createInfo(1), provider)
    announce(page, createInfo(2), provider)
    expect(discover(page).ids()).toEqual(['example.wallet1'])
  })

  it('are listed up to a hundred, and a flood of more costs little', () => {
    const page = createPage()
    const { connectors, events } = discover(page)
    const provider = createProvider()
    const before = process.cpuUsage()
    for (let number = 0; number < 100_000; number++) {
      const detail = { info: createInfo(number), provider: { ...provider } }
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    }
    expect(connectors()).toHaveLength(100)
    expect(events).toHaveLength(101)
    // Dispatching so many events takes most of it; the bound, in microseconds, is there to notice work per event.
    expect(process.cpuUsage(before).user).toBeLessThan(5_000_000)
  })

  it('are not crowded out by a flood when they come late and the kit has heard of them', () => {
    const page = createPage()
    const { ids, context } = discover(page)
    for (let number = 0; number < 500; number++) announce(page, createInfo(number), createProvider())
    announce(page, { ...createInfo(501), rdns: 'com.coinbase.wallet' }, createProvider())
    announce(page, { ...createInfo(502), rdns: 'io.real' }, createProvider())
    expect(ids().slice(100)).toEqual(['com.coinbase.wallet'])
    const data = [{ id: 'real', name: 'Real', rdns: 'io.real' }]
    const store = context.store as Portico['store'] // adapters may not write to it, tests may
    store.set(state => ({
      ...state,
      queries: {
        walletList: { recommended: { status: 'success', fetchStatus: 'idle', data, dataUpdatedAt: 0 } },
      },
    }))
    expect(ids().slice(100)).toEqual(['com.coinbase.wallet', 'io.real'])
  })

  it.each([
    ['the Hangul filler', '\u3164'],
    ['the empty Braille pattern', '\u2800\u2800'],
    ['joiners', '\u034f\u200d\ufe0f'],
    ['a tower of marks', `Z${'\u0353\u0301'.repeat(8)}`],
  ])('have no name where it is %s', (_, name) => {
    const page = createPage()
    announce(page, { ...createInfo(), name }, createProvider())
    announce(page, { ...createInfo(2), name, rdns: undefined }, createProvider())
    expect(discover(page).connectors()).toMatchObject([{ name: 'example.wallet1' }])
  })

  it('are accepted from this window only', () => {
    const page = createPage()
    const { ids } = discover(page)
    const foreign = Object.assign(new Event('eip6963:announceProvider'), {
      detail: { info: createInfo(), provider: createProvider() },
    })
    page.dispatchEvent(foreign)
    expect(ids()).toEqual([])
  })

  it('are not looked for when the owner says so', () => {
    const page = createPage()
    announce(page, createInfo(), createProvider())
    expect(discover(page, {}, { announced: false }).ids()).toEqual([])
  })

  it('are not listened to after a stop', () => {
    const page = createPage()
    const { stop, ids } = discover(page)
    stop()
    announce(page, createInfo(), createProvider())
    expect(ids()).toEqual([])
  })
})

describe('wallets on window.ethereum', () => {
  it('are listed as the browser wallet [C-01] [C-13]', () => {
    const provider = createProvider()
    const { connectors } = discover(createPage({ ethereum: provider }))
    expect(connectors()).toMatchObject([{ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' }])
    expect(connectors()[0]?.provider).toBe(provider)
  })

  it('keep the provider found first when a script replaces it', () => {
    const provider = createProvider()
    const page = createPage({ ethereum: provider })
    const { connectors, start, stop } = discover(page)
    Object.assign(page, { ethereum: createProvider() })
    page.dispatchEvent(new Event('ethereum#initialized'))
    stop()
    start()
    expect(connectors()).toHaveLength(1)
    expect(connectors()[0]?.provider).toBe(provider)
  })

  it('are listed when they arrive late [C-01]', () => {
    const page = createPage()
    const { ids } = discover(page)
    expect(ids()).toEqual([])
    Object.assign(page, { ethereum: createProvider() })
    page.dispatchEvent(new Event('ethereum#initialized'))
    expect(ids()).toEqual(['injected'])
  })

  it('have no second row when the same object was announced [C-01]', () => {
    const provider = createProvider({ isMetaMask: true })
    const page = createPage({ ethereum: provider })
    announce(page, createInfo(), provider)
    expect(discover(page).ids()).toEqual(['example.wallet1'])
  })

  it('have no second row when the announced one carries the same marks', () => {
    const flags = { isMetaMask: true, isRabby: true }
    const page = createPage({ ethereum: createProvider(flags) })
    announce(page, createInfo(), createProvider(flags))
    expect(discover(page).ids()).toEqual(['example.wallet1'])
  })

  it('are not taken for MetaMask because they claim to be', () => {
    const page = createPage({ ethereum: createProvider({ isMetaMask: true }) })
    announce(
      page,
      { ...createInfo(), name: 'MetaMask', rdns: 'io.metamask' },
      createProvider({ isMetaMask: true }),
    )
    expect(discover(page).connectors()).toMatchObject([
      { id: 'io.metamask', name: 'MetaMask' },
      { id: 'injected', name: 'Browser Wallet' },
    ])
  })

  it('are each listed when several share the place', () => {
    const providers = [
      createProvider({ isA: true }),
      createProvider({ isB: true }),
      createProvider({ isCoinbaseWallet: true }),
    ]
    const page = createPage({ ethereum: createProvider({ providers }) })
    expect(discover(page).ids()).toEqual(['injected', 'injected2', 'coinbaseWallet'])
  })

  it.each([
    ['coinbaseWallet', 'Coinbase', { ethereum: createProvider({ isCoinbaseWallet: true }) }],
    ['coinbaseWallet', 'Coinbase', { coinbaseWalletExtension: createProvider() }],
    ['okx', 'OKX', { okxwallet: createProvider() }],
    ['okx', 'OKX', { ethereum: createProvider({ isOkxWallet: true }) }],
    ['ledger', 'Ledger', { ethereum: createProvider({ isLedgerConnect: true }) }],
  ])('are recognised as %s (%#) [C-13]', (id, name, globals) => {
    const { connectors } = discover(createPage(globals))
    expect(connectors()).toMatchObject([{ id, type: 'EXTERNAL' }])
    expect(connectors()[0]?.name).toContain(name)
  })

  it('are listed once when they sit in two places', () => {
    const provider = createProvider({ isOkxWallet: true })
    expect(discover(createPage({ ethereum: provider, okxwallet: provider })).ids()).toEqual(['okx'])
  })

  it('leave their place to the announced wallet of the same maker', () => {
    const page = createPage({ coinbaseWalletExtension: createProvider() })
    announce(page, { ...createInfo(), rdns: 'com.coinbase.wallet' }, createProvider())
    expect(discover(page).ids()).toEqual(['com.coinbase.wallet'])
  })

  it('are not looked for when the owner says so', () => {
    const coinbase = createPage({ coinbaseWalletExtension: createProvider() })
    expect(discover(coinbase, {}, { coinbase: false }).ids()).toEqual([])
    const plain = createPage({ ethereum: createProvider() })
    expect(discover(plain, { options: { wallets: { injected: false } } }).ids()).toEqual([])
  })

  it('cannot break the page by throwing', () => {
    const page = createPage()
    Object.defineProperty(page, 'ethereum', {
      get: () => {
        throw new Error('hostile')
      },
    })
    const flags = new Proxy(createProvider(), {
      ownKeys: () => {
        throw new Error('hostile')
      },
    })
    Object.assign(page, { okxwallet: flags })
    expect(discover(page).ids()).toEqual(['okx'])
  })
})

describe('wallets that the site brings', () => {
  it('are listed as EXTERNAL, with what goes with a known id [C-13] [E-03]', () => {
    const provider = createProvider()
    const wallets = [
      { id: 'coinbaseWalletSDK', provider },
      { id: 'house', name: 'House Wallet', imageUrl: icon, provider: createProvider() },
    ]
    expect(discover(createPage(), {}, { wallets }).connectors()).toMatchObject([
      {
        id: 'coinbaseWalletSDK',
        name: 'Coinbase',
        type: 'EXTERNAL',
        chain: 'eip155',
        imageId: '0c2840c3-5b04-4c44-9661-fbd4b49e1800',
        explorerId: 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
        provider,
      },
      { id: 'house', name: 'House Wallet', imageUrl: icon, type: 'EXTERNAL' },
    ])
  })

  it('show a Safe only inside the frame of a Safe [C-13]', () => {
    const wallets = [{ id: 'safe', provider: createProvider() }]
    const top = createPage()
    Object.assign(top, { parent: top })
    expect(discover(top, {}, { wallets }).ids()).toEqual([])
    expect(discover(createPage({ parent: {} }), {}, { wallets }).connectors()).toMatchObject([
      { id: 'safe', name: 'Safe', type: 'EXTERNAL' },
    ])
  })
})

it('finds nothing, quietly, on a server', () => {
  const test = createTestContext({ environment: { page: undefined } })
  const stop = createDiscovery(test.context, { wallets: [], announced: true, coinbase: true })()
  stop()
  expect(test.connectors()).toEqual([])
})
