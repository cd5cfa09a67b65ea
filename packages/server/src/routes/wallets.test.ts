import { type Wallets, WalletsSchema } from '@portico/protocol'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../test/startTestServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ rateLimit: { burst: 10_000, perSecond: 10_000 } })
})
afterAll(() => server.close())

const metamask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

async function get(query: Record<string, string> = {}): Promise<Wallets> {
  const response = await server.call('/getWallets', query)
  expect(response.status).toBe(200)
  return v.parse(WalletsSchema, await response.json())
}

const names = ({ data }: Wallets) => data.map(wallet => wallet.name)

describe('GET /getWallets', () => {
  it('serves the registry in the order of rank, 40 to a page [W-07]', async () => {
    const first = await get()
    expect(first.data).toHaveLength(40)
    expect(first.count).toBeGreaterThanOrEqual(60)
    expect(names(first).slice(0, 4)).toEqual(['MetaMask', 'Trust Wallet', 'Coinbase Wallet', 'Phantom'])
  })

  it('serves every wallet once over all pages [W-07]', async () => {
    const { count } = await get()
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(page => get({ page: String(page), entries: '17' })),
    )
    const ids = pages.flatMap(page => page.data.map(wallet => wallet.id))
    expect(ids).toHaveLength(count)
    expect(new Set(ids).size).toBe(count)
    expect((await get({ page: '1000' })).data).toEqual([])
  })

  it('serves up to 100 entries and no more [W-07]', async () => {
    const { data, count } = await get({ entries: '100' })
    expect(data).toHaveLength(Math.min(100, count))
    expect((await server.call('/getWallets', { entries: '101' })).status).toBe(400)
  })

  it('gives a listing with all that is known of a wallet [E-11]', async () => {
    const { data } = await get({ include: metamask })
    expect(data).toEqual([
      {
        id: metamask,
        name: 'MetaMask',
        image_id: metamask,
        homepage: 'https://metamask.io',
        order: 10,
        badge_type: 'certified',
        chains: expect.arrayContaining(['eip155:1', solana]),
        rdns: 'io.metamask',
        mobile_link: 'metamask://',
        link_mode: 'https://metamask.app.link',
        app_store: 'https://apps.apple.com/app/id1438144202',
        play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
        chrome_store: 'https://chromewebstore.google.com/detail/nkbihfbeogaeaoehlefnkodbefgpgknn',
        injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
      },
    ])
  })

  it('includes only the ids asked for and leaves out the excluded ones [W-07]', async () => {
    expect(names(await get({ include: `${phantom},${metamask}` }))).toEqual(['MetaMask', 'Phantom'])
    expect(names(await get({ include: `${phantom},${metamask}`, exclude: metamask }))).toEqual(['Phantom'])
    expect(names(await get({ exclude: metamask }))).not.toContain('MetaMask')
  })

  it('keeps to wallets of the chains asked for [W-07]', async () => {
    const { data, count } = await get({ chains: bitcoin, entries: '100' })
    expect(count).toBe(data.length)
    expect(names({ data, count })).toEqual(expect.arrayContaining(['Xverse', 'Leather', 'UniSat', 'Phantom']))
    expect(data.every(wallet => wallet.chains?.includes(bitcoin))).toBe(true)
    const either = await get({ chains: `${bitcoin},cosmos:cosmoshub-4`, entries: '100' })
    expect(names(either)).toEqual(expect.arrayContaining(['Xverse', 'Keplr']))
  })

  it('counts wallets that can add networks as serving a chain of their family that no list names [W-07]', async () => {
    const { data } = await get({ chains: 'eip155:31337', entries: '100' })
    expect(data.map(wallet => wallet.name)).toContain('MetaMask')
    expect(data.map(wallet => wallet.name)).not.toContain('Solflare')
    expect(data.every(wallet => wallet.chains?.includes('eip155:31337'))).toBe(true)
  })

  it('finds wallets by a part of their name in any case [W-07]', async () => {
    expect(names(await get({ search: 'META' }))).toEqual(['MetaMask'])
    expect(names(await get({ search: ' trust wallet ' }))).toEqual(['Trust Wallet'])
    expect(names(await get({ search: 'metamsk' }))).toEqual(['MetaMask'])
    expect(names(await get({ search: 'metamsk', rdns: 'no.such' }))).toEqual([])
    expect(await get({ search: 'no such wallet' })).toEqual({ data: [], count: 0 })
  })

  it('takes search text literally [W-07]', async () => {
    for (const search of ['%', '_', '\\', '{.js}']) {
      expect(names(await get({ search }))).toEqual(search === '{.js}' ? ['Polkadot{.js}'] : [])
    }
  })

  it('keeps to a badge [W-07]', async () => {
    const certified = await get({ badge_type: 'certified', entries: '100' })
    const others = await get({ badge_type: 'none', entries: '100' })
    expect(certified.data.every(wallet => wallet.badge_type === 'certified')).toBe(true)
    expect(certified.count + others.count).toBe((await get()).count)
  })

  it('finds detected wallets by rdns or name [W-07]', async () => {
    expect(names(await get({ rdns: 'io.rabby,io.metamask' }))).toEqual(['MetaMask', 'Rabby Wallet'])
    expect(names(await get({ rdns: 'io.rabby', names: 'phantom' }))).toEqual(['Phantom', 'Rabby Wallet'])
  })

  it.each([
    { page: '0' },
    { page: 'x' },
    { entries: '-1' },
    { chains: 'eip155' },
    { badge_type: 'gold' },
    { search: 'x'.repeat(101) },
    { search: 'a\u0000b' },
    { include: 'a b' },
  ])('answers 400 to %o [W-07]', async query => {
    const response = await server.call('/getWallets', query as Record<string, string>)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { code: 'bad_request', message: `The parameter "${Object.keys(query)[0]}" is not valid.` },
    })
  })

  it('keeps wallets that the owner added when the registry is seeded again [W-07]', async () => {
    await server.database`
      insert into wallets (id, name, rank, image_id, chains) values ('own', 'Own Wallet', 5, 'own', '{eip155:1}')`
    const { seedWallets } = await import('../registry/seedWallets.js')
    await seedWallets(server.database)
    expect(names(await get({ entries: '2' }))).toEqual(['Own Wallet', 'MetaMask'])
    await server.database`delete from wallets where id = 'own'`
  })
})

describe('SQL injection', () => {
  const attacks = [
    "' or '1'='1",
    "'; drop table wallets; --",
    '1; select pg_sleep(10)',
    "' union select id, name from projects --",
    '\\',
    "\\'; select 1 --",
    '$1',
    '{1,2}',
    '%27%20or%201=1',
    "1' and 1=cast((select version()) as int) --",
    'null',
    '＇ or 1=1',
  ]
  const parameters = [
    'projectId',
    'st',
    'sv',
    'page',
    'entries',
    'include',
    'exclude',
    'chains',
    'search',
    'badge_type',
    'names',
    'rdns',
    'sort',
  ]

  it.each(parameters)('finds no way in through %s', async name => {
    const before = await get({ entries: '100' })
    for (const attack of attacks) {
      const started = performance.now()
      const response = await server.call(
        '/getWallets',
        { [name]: attack },
        { headers: { 'User-Agent': attack.replace(/[^ -~]/g, '') } },
      )
      expect(response.status, attack).toBeLessThan(500)
      expect(performance.now() - started).toBeLessThan(10_000) // as long as the database would sleep
      const body = await response.text()
      expect(body).not.toMatch(/syntax error|postgres|pg_|PostgreSQL/i)
      if (name === 'search' && response.status === 200) expect(JSON.parse(body).data).toEqual([])
    }
    expect(await get({ entries: '100' })).toEqual(before)
  })
})
