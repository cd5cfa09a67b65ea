import { describe, expect, it } from 'vitest'
import { createFakeEnvironment, type FakeRequest, json } from '../../test/createFakeEnvironment.js'
import { createFakePairing } from '../../test/createFakePairing.js'
import { createTestPortico, one } from '../../test/createTestPortico.js'
import { closeModal } from '../dialog/closeModal.js'
import { openModal } from '../dialog/openModal.js'
import { selectAllWallets, selectCatalogue, selectWalletCount } from '../store/selectCatalogue.js'
import { update } from '../store/update.js'
import { addRecentWallet } from './addRecentWallet.js'
import { addWallet } from './addWallet.js'
import { fetchFeaturedWallets } from './fetchFeaturedWallets.js'
import { fetchRecommendedWallets } from './fetchRecommendedWallets.js'
import { fetchWalletPage } from './fetchWalletPage.js'
import { findBuiltInWallets } from './findBuiltInWallets.js'
import { prefetchWallets } from './prefetchWallets.js'
import { searchWallets } from './searchWallets.js'
import type { Wallet } from './Wallet.js'

type Query = Readonly<Record<string, string>>

const wallet = (id: string | number) => ({
  id: `w${id}`,
  name: `Wallet ${id}`,
  image_id: `i${id}`,
  chains: ['eip155:1'],
  mobile_link: `wallet${id}://`,
})
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => wallet(from + index))
const queryOf = ({ url }: FakeRequest): Query => Object.fromEntries(url.searchParams)

/** A registry of so many wallets that pages and looks up like the real one. */
function setUp(total: number, options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico({ services: { config: 'https://portico.example' }, ...options })
  const registry = range(0, total)
  test.fake.answer(request => {
    const { page = '1', entries = '40', include, exclude, search } = queryOf(request)
    const matches = registry.filter(
      ({ id, name }) =>
        (!include || include.split(',').includes(id)) &&
        !exclude?.split(',').includes(id) &&
        (!search || name.includes(search)),
    )
    const start = (Number(page) - 1) * Number(entries)
    return json({ data: matches.slice(start, start + Number(entries)), count: matches.length })
  })
  const catalogue = () => selectCatalogue(test.portico.store.get())
  const queries = () => test.fake.requests.map(queryOf)
  return { ...test, catalogue, queries }
}

const idsOf = (wallets: readonly Pick<Wallet, 'id'>[] | undefined) => wallets?.map(({ id }) => id)

describe('a page without a registry', () => {
  const namesOf = (wallets: readonly Wallet[] | undefined) => wallets?.map(({ name }) => name)

  it('offers the most used wallets of its family, without asking anybody [K-05]', async () => {
    const { portico, fake } = createTestPortico()
    await fetchRecommendedWallets(portico)
    const { recommended } = selectCatalogue(portico.store.get())
    expect(namesOf(recommended.data)).toEqual(['MetaMask', 'Trust Wallet', 'Coinbase Wallet', 'OKX Wallet'])
    expect(fake.requests).toEqual([])
  })

  it('still follows the lists of the owner [K-05]', async () => {
    const all = findBuiltInWallets({ chains: ['eip155:1'] })
    const [first, second] = all.map(({ id }) => id)
    const { portico } = createTestPortico({
      wallets: { exclude: [first ?? ''], featured: [second ?? ''] },
    })
    await Promise.all([fetchRecommendedWallets(portico), fetchFeaturedWallets(portico)])
    const { featured, recommended } = selectCatalogue(portico.store.get())
    expect(namesOf(featured.data)).toEqual(['Trust Wallet'])
    expect(namesOf(recommended.data)).not.toContain('MetaMask')
  })

  it.each(['eip155:1', 'solana:x', 'bip122:x', 'polkadot:x', 'cosmos:x'])(
    'has wallets for %s, with a way to get each, and one at least that opens pages on a phone [K-05]',
    async chain => {
      const [namespace] = chain.split(':')
      const wallets = findBuiltInWallets({ chains: [chain] })
      expect(wallets.length).toBeGreaterThanOrEqual(3)
      for (const { homepage } of wallets) expect(homepage).toMatch(/^https:/)
      expect(wallets.some(({ browse_links }) => namespace && namespace in (browse_links ?? {}))).toBe(true)
      expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
    },
  )

  it('offers wallets of every family of the page [K-05]', async () => {
    const names = namesOf(findBuiltInWallets({ chains: ['eip155:1', 'cosmos:x'] }))
    expect(names?.slice(0, 2)).toEqual(['MetaMask', 'Keplr'])
  })
})

describe('a phone that cannot pair', () => {
  const metaMask = findBuiltInWallets({}).find(({ name }) => name === 'MetaMask')

  function setUpPhone(options: Parameters<typeof createTestPortico>[0] = {}) {
    const fake = createFakeEnvironment({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' })
    const test = setUp(0, { fake, ...options })
    const listed = { id: metaMask?.id, name: 'Listed', mobile_link: 'metamask://', chains: ['eip155:1'] }
    test.fake.answer(() => json({ data: [listed, wallet(1)], count: 2 }))
    return test
  }

  it('opens the wallets of a registry in their own browsers, as those of the kit [DL05]', async () => {
    const { portico, fake, catalogue } = setUpPhone()
    await fetchRecommendedWallets(portico)
    expect(catalogue().recommended.data).toMatchObject([
      { name: 'Listed', mobile_link: 'metamask://', browse_links: metaMask?.browse_links },
      { name: 'Wallet 1' },
    ])
    await fetchWalletPage(portico)
    const found = searchWallets(portico, { query: 'Listed' })
    await fake.advance(300)
    await found
    const { pages, search } = catalogue()
    expect(pages.data?.wallets[0]?.browse_links).toEqual(metaMask?.browse_links)
    expect(search.results.data?.[0]?.browse_links).toEqual(metaMask?.browse_links)
  })

  it('is only that where there is no code to open them with [DL05]', async () => {
    const { portico, catalogue } = setUpPhone({ pairing: createFakePairing().factory })
    await fetchRecommendedWallets(portico)
    expect(catalogue().recommended.data?.[0]).not.toHaveProperty('browse_links')
  })
})

describe('featured and recommended wallets', () => {
  it('asks for featured wallets by id and shows them in the owner’s order [W-07]', async () => {
    const { portico, catalogue, queries } = setUp(100, { wallets: { featured: ['w9', 'w3', 'gone'] } })
    await fetchFeaturedWallets(portico)
    expect(queries()).toEqual([expect.objectContaining({ page: '1', entries: '3', include: 'w9,w3,gone' })])
    expect(idsOf(catalogue().featured.data)).toEqual(['w9', 'w3'])
  })

  it('asks for four recommended ones for the page’s chains, without featured and excluded [K-05] [W-07]', async () => {
    const { portico, catalogue, queries } = setUp(100, {
      wallets: { featured: ['w0'], exclude: ['w1'] },
    })
    await fetchRecommendedWallets(portico)
    expect(queries()).toEqual([
      expect.objectContaining({ page: '1', entries: '4', exclude: 'w1,w0', chains: 'eip155:1,eip155:10' }),
    ])
    expect(idsOf(catalogue().recommended.data)).toEqual(['w2', 'w3', 'w4', 'w5'])
    expect(catalogue().count).toBe(98)
  })

  it('does not believe a registry that sends more, or what was not asked for [E-11]', async () => {
    const { portico, fake, catalogue } = setUp(0, {
      wallets: { exclude: ['w1'], include: ['w0', 'w1', 'w2'] },
    })
    const foreign = { ...wallet(2), chains: ['solana:x'] }
    fake.answer(() =>
      json({ data: [wallet(0), wallet(0), wallet(1), foreign, wallet(7), { id: 8 }], count: 6 }),
    )
    await fetchRecommendedWallets(portico)
    expect(idsOf(catalogue().recommended.data)).toEqual(['w0'])
  })

  it('fetches each list once, however often the modal opens [T-11]', async () => {
    const { portico, queries } = setUp(10, { wallets: { featured: ['w0'] } })
    await Promise.all([prefetchWallets(portico), prefetchWallets(portico)])
    await prefetchWallets(portico)
    expect(queries()).toHaveLength(2)
  })

  it('asks again for recommended wallets when another family of chains is wanted', async () => {
    const { portico, queries, catalogue } = setUp(10)
    await fetchRecommendedWallets(portico)
    portico.store.set(state => ({ ...state, modal: { ...state.modal, namespace: 'solana' } }))
    await fetchRecommendedWallets(portico)
    expect(queries().map(({ chains }) => chains)).toEqual(['eip155:1,eip155:10', undefined])
    expect(catalogue().recommended.data).toEqual([])
  })

  it('shows an error, keeps going, and can be asked again', async () => {
    const { portico, fake, catalogue } = setUp(10)
    fake.answer(() => (fake.requests.length < 2 ? new Response(null, { status: 404 }) : undefined))
    await prefetchWallets(portico)
    expect(catalogue().recommended).toMatchObject({ status: 'error' })
    await fetchRecommendedWallets(portico)
    expect(catalogue().recommended).toMatchObject({ status: 'success' })
  })

  it('recommends wallets of its own while the registry is down, and those of the registry once it is back [K-05]', async () => {
    const { portico, fake, catalogue } = setUp(10)
    fake.answer(() => (fake.requests.length < 2 ? new Response(null, { status: 404 }) : undefined))
    await fetchRecommendedWallets(portico)
    expect(catalogue().recommended).toMatchObject({ status: 'error' })
    expect(catalogue().recommended.data?.map(({ name }) => name)).toEqual([
      'MetaMask',
      'Trust Wallet',
      'Coinbase Wallet',
      'OKX Wallet',
    ])
    // The list of all wallets says itself that it did not come.
    expect(selectAllWallets(catalogue())).toEqual([])
    await fetchRecommendedWallets(portico)
    expect(idsOf(catalogue().recommended.data)).toEqual(['w0', 'w1', 'w2', 'w3'])
  })

  it('has empty lists and sends nothing without a service', async () => {
    const { portico, fake, catalogue } = setUp(10, { services: undefined, wallets: { featured: ['w0'] } })
    await prefetchWallets(portico)
    await fetchWalletPage(portico)
    expect(catalogue().featured).toMatchObject({ status: 'success', data: [] })
    expect(catalogue().pages.data).toMatchObject({ wallets: [], complete: true })
    expect(fake.requests).toEqual([])
  })

  it('has the pictures of wallets ready [K-05]', async () => {
    const { portico, fake } = setUp(100)
    await fetchRecommendedWallets(portico)
    expect(fake.preloaded.map(url => new URL(url).pathname)).toEqual([
      '/getWalletImage/i0',
      '/getWalletImage/i1',
      '/getWalletImage/i2',
      '/getWalletImage/i3',
    ])
  })
})

describe('pages of wallets', () => {
  it('adds pages of 40 without what is shown already, until all are there [K-05] [W-07]', async () => {
    const { portico, catalogue, queries } = setUp(90)
    await fetchWalletPage(portico)
    expect(queries()[1]).toMatchObject({ page: '1', entries: '40', exclude: 'w0,w1,w2,w3' })
    expect(catalogue().pages.data).toMatchObject({ page: 1, complete: false })
    expect(catalogue().pages.data?.wallets).toHaveLength(40)
    await fetchWalletPage(portico)
    await fetchWalletPage(portico)
    expect(catalogue().pages.data).toMatchObject({ page: 3, complete: true })
    expect(idsOf(selectAllWallets(catalogue()))).toEqual(idsOf(range(0, 90) as Wallet[]))
    expect(selectWalletCount(catalogue())).toBe(90)
    const before = queries().length
    await fetchWalletPage(portico)
    expect(queries()).toHaveLength(before)
  })

  it('counts what opens: of the family that is asked for now, and in the end what the list has', async () => {
    const solana = { ...one, id: 'a', chainNamespace: 'solana' } as const
    const { portico, fake, catalogue } = setUp(90, { networks: [one, solana] })
    const countOf = () => selectWalletCount(catalogue())
    await fetchRecommendedWallets(portico)
    expect(countOf()).toBe(90)
    fake.answer(({ url }) =>
      url.searchParams.get('chains') === 'solana:a' ? json({ data: [], count: 7 }) : undefined,
    )
    update(portico, 'modal', modal => ({ ...modal, namespace: 'solana' }))
    await fetchRecommendedWallets(portico)
    expect(countOf()).toBe(7)
    await fetchWalletPage(portico)
    expect(catalogue().pages.data?.complete).toBe(true)
    expect(countOf()).toBe(selectAllWallets(catalogue()).length)
  })

  it('offers wallets of a family that the registry knows none of, wherever it is asked for', async () => {
    const bitcoin = { ...one, id: 'b', chainNamespace: 'bip122' } as const
    const { portico, fake, catalogue } = setUp(90, { networks: [one, bitcoin] })
    fake.answer(({ url }) =>
      url.searchParams.get('chains') === 'bip122:b' ? json({ data: [], count: 0 }) : undefined,
    )
    const namesOf = () => catalogue().recommended.data?.map(({ name }) => name)
    await fetchRecommendedWallets(portico)
    openModal(portico, { view: 'ProfileWallets' })
    addWallet(portico, 'bip122')
    await expect.poll(namesOf).toEqual(['Xverse', 'OKX Wallet', 'Phantom', 'UniSat'])
    closeModal(portico)
    openModal(portico, { namespace: 'bip122' })
    await fetchRecommendedWallets(portico)
    expect(namesOf()).toEqual(['Xverse', 'OKX Wallet', 'Phantom', 'UniSat'])
  })

  it('has the first 20 pictures of a page ready [K-05]', async () => {
    const { portico, fake } = setUp(90)
    await fetchRecommendedWallets(portico)
    const before = fake.preloaded.length
    await fetchWalletPage(portico)
    expect(fake.preloaded.length - before).toBe(20)
  })

  it('joins calls while a page is under way', async () => {
    const { portico, queries } = setUp(90)
    await Promise.all([fetchWalletPage(portico), fetchWalletPage(portico), fetchWalletPage(portico)])
    expect(queries().map(({ entries }) => entries)).toEqual(['4', '40'])
  })

  it('ends at a thousand, whatever a registry claims or repeats', async () => {
    const { portico, fake, catalogue } = setUp(0)
    fake.answer(() => json({ data: range(0, 40), count: 1_000_000 }))
    for (let calls = 0; calls < 60; calls++) await fetchWalletPage(portico)
    expect(catalogue().pages.data).toMatchObject({ page: 25, complete: true })
    expect(catalogue().pages.data?.wallets).toHaveLength(40)
  })

  it('keeps the pages it has when the next one fails, and tries that one again', async () => {
    const { portico, fake, catalogue } = setUp(90)
    await fetchWalletPage(portico)
    let broken = true
    fake.answer(() => (broken ? new Response(null, { status: 400 }) : undefined))
    await fetchWalletPage(portico)
    expect(catalogue().pages).toMatchObject({ status: 'error', data: { page: 1 } })
    broken = false
    await fetchWalletPage(portico)
    expect(catalogue().pages).toMatchObject({ status: 'success', data: { page: 2 } })
  })

  it('starts over when another family of chains is asked for', async () => {
    const { portico, catalogue } = setUp(90)
    await fetchWalletPage(portico)
    portico.store.set(state => ({ ...state, modal: { ...state.modal, namespace: 'solana' } }))
    await fetchWalletPage(portico)
    expect(catalogue().pages.data).toMatchObject({ page: 1, chains: '', wallets: [] })
  })
})

describe('searchWallets', () => {
  it('asks for 100 entries, trimmed, after a pause of 300 ms [K-05] [W-07]', async () => {
    const { portico, fake, catalogue, queries } = setUp(120)
    const done = searchWallets(portico, { query: '  Wallet 11 ' })
    expect(catalogue().search).toMatchObject({
      query: 'Wallet 11',
      results: { status: 'pending', fetchStatus: 'fetching' },
    })
    await fake.advance(299)
    expect(queries()).toEqual([])
    await fake.advance(1)
    await done
    expect(queries()).toEqual([expect.objectContaining({ page: '1', entries: '100', search: 'Wallet 11' })])
    expect(idsOf(catalogue().search.results.data)).toHaveLength(11)
    expect(portico.store.get().events.data).toEqual({
      event: 'SEARCH_WALLET',
      properties: { badge: undefined, search: 'Wallet 11' },
    })
  })

  it('asks once for what was typed last', async () => {
    const { portico, fake, queries } = setUp(120)
    for (const query of ['Wa', 'Wal', 'Wall', 'Walle']) {
      searchWallets(portico, { query })
      await fake.advance(100)
    }
    await fake.advance(300)
    expect(queries().map(({ search }) => search)).toEqual(['Walle'])
  })

  it('lets the last question win over a slow answer to an earlier one', async () => {
    const { portico, fake, catalogue } = setUp(120)
    let release: (answer: Response) => void = () => undefined
    fake.answer(request => {
      if (queryOf(request).search !== 'slow') return undefined
      return new Promise(resolve => {
        release = resolve
      })
    })
    const slow = searchWallets(portico, { query: 'slow' })
    await fake.advance(300)
    const fast = searchWallets(portico, { query: 'Wallet 7' })
    await fake.advance(300)
    release(json({ data: [wallet('late')], count: 1 }))
    await Promise.all([slow, fast])
    expect(catalogue().search.query).toBe('Wallet 7')
    expect(idsOf(catalogue().search.results.data)).toContain('w7')
    expect(idsOf(catalogue().search.results.data)).not.toContain('wlate')
    expect(fake.requests[0]?.init.signal?.aborted).toBe(true)
  })

  it('begins at two characters and clears below', async () => {
    const { portico, fake, catalogue, queries } = setUp(120)
    searchWallets(portico, { query: ' W ' })
    await fake.advance(1000)
    expect(queries()).toEqual([])
    searchWallets(portico, { query: 'Wa' })
    await fake.advance(1000)
    await searchWallets(portico, { query: '' })
    expect(catalogue().search).toEqual({
      query: '',
      certifiedOnly: false,
      results: { status: 'pending', fetchStatus: 'idle' },
    })
    expect(fake.pending).toBe(0)
  })

  it('asks for certified wallets only, when wanted', async () => {
    const { portico, fake, queries } = setUp(120)
    searchWallets(portico, { query: 'Wallet', certifiedOnly: true })
    await fake.advance(300)
    expect(queries()[0]).toMatchObject({ badge_type: 'certified' })
  })

  it('asks for all certified wallets where no name was typed yet', async () => {
    const { portico, fake, queries, catalogue } = setUp(120)
    searchWallets(portico, { query: 'W', certifiedOnly: true })
    await fake.advance(300)
    expect(queries()).toHaveLength(1)
    expect(queries()[0]).toMatchObject({ badge_type: 'certified' })
    expect(queries()[0]).not.toHaveProperty('search')
    expect(catalogue().search).toMatchObject({ query: '', certifiedOnly: true })
  })

  it('ends in an error that the view can show', async () => {
    const { portico, fake, catalogue } = setUp(0)
    fake.answer(() => new Response(null, { status: 400 }))
    searchWallets(portico, { query: 'Wallet' })
    await fake.advance(300)
    expect(catalogue().search.results.status).toBe('error')
  })
})

it('asks with the owner’s lists and the page’s chains, whichever list it is [W-07]', async () => {
  const include = ['w0', 'w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7']
  const wallets = { include, exclude: ['w1'], featured: ['w0'] }
  const { portico, fake, queries } = setUp(100, { wallets })
  await fetchWalletPage(portico)
  const found = searchWallets(portico, { query: 'Wallet', certifiedOnly: true })
  await fake.advance(300)
  await found
  const every = {
    projectId: 'test',
    st: expect.any(String),
    sv: expect.any(String),
    include: include.join(),
    chains: 'eip155:1,eip155:10',
    page: '1',
  }
  expect(queries()).toEqual([
    { ...every, entries: '4', exclude: 'w1,w0' },
    { ...every, entries: '40', exclude: 'w2,w3,w4,w5,w1,w0' },
    { ...every, entries: '100', exclude: 'w1', search: 'Wallet', badge_type: 'certified' },
  ])
})

describe('addRecentWallet', () => {
  it('keeps the two latest, newest first, for the next visit and without links [K-05] [E-15]', () => {
    const { portico, fake, catalogue } = setUp(0)
    for (const id of ['a', 'b', 'c', 'b']) addRecentWallet(portico, wallet(id) as Wallet)
    expect(idsOf(catalogue().recent)).toEqual(['wc', 'wb'])
    expect(fake.stored.get('@portico/recentWallets')).not.toContain('://')
    const again = createTestPortico({ fake }).portico
    expect(idsOf(again.store.get().catalogue.recent)).toEqual(['wc', 'wb'])
  })
})
