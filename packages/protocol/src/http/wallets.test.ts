import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { WalletsSchema, walletsPageLimit } from './wallets.js'

const metamask = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'MetaMask',
  homepage: 'https://metamask.io',
  image_id: 'mm',
  image_url: 'https://images.example/mm.png',
  order: 10,
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  mobile_link: 'metamask://',
  link_mode: 'https://metamask.app.link',
  desktop_link: 'metamask-desktop://',
  webapp_link: 'https://app.metamask.io',
  app_store: 'https://apps.apple.com/app/1438144202',
  play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
  chrome_store: 'https://chromewebstore.google.com/detail/x',
  rdns: 'io.metamask',
  injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
}

const parse = (value: unknown) => v.parse(WalletsSchema, value)

describe('WalletsSchema', () => {
  it('reads every field of a listing [E-11] [W-07]', () => {
    expect(parse({ data: [metamask], count: 1 })).toEqual({ data: [metamask], count: 1 })
  })

  it('drops entries without id or name one by one and keeps the rest [E-11]', () => {
    const bad = [
      null,
      7,
      {},
      { id: 'x' },
      { name: 'x' },
      { ...metamask, id: '../x' },
      { ...metamask, name: ' ' },
    ]
    expect(parse({ data: [...bad, metamask], count: 8 }).data).toEqual([metamask])
  })

  it('leaves out a field that is null or unusable, not the wallet [E-11]', () => {
    const odd = {
      id: 'x',
      name: 'X',
      homepage: null,
      mobile_link: 'javascript:alert(1)',
      link_mode: 'metamask://',
      webapp_link: 'http://example.com',
      chains: null,
      order: '7',
      badge_type: 'gold',
      injected: null,
      rdns: '<b>',
      newField: true,
    }
    const [wallet] = parse({ data: [odd], count: 1 }).data
    expect(JSON.parse(JSON.stringify(wallet))).toEqual({ id: 'x', name: 'X' })
  })

  it('takes control and direction characters out of names [E-11]', () => {
    const [wallet] = parse({ data: [{ id: 'x', name: ' \u202eksaMateM\u0000\u200b\n' }], count: 1 }).data
    expect(wallet?.name).toBe('ksaMateM')
  })

  it('keeps the good chains of a list with bad ones [E-11]', () => {
    const [wallet] = parse({
      data: [{ ...metamask, chains: ['eip155:1', 'eip155', 1, 'a:b:c'] }],
      count: 1,
    }).data
    expect(wallet?.chains).toEqual(['eip155:1'])
  })

  it('stops at the page limit and does not believe an absurd count [W-07]', () => {
    const data = Array.from({ length: 5000 }, (_, index) => ({ id: `w${index}`, name: 'W' }))
    const wallets = parse({ data, count: Number.POSITIVE_INFINITY })
    expect(wallets.data).toHaveLength(walletsPageLimit)
    expect(wallets.count).toBe(0)
  })

  it('refuses an answer that is no list at all [W-07]', () => {
    for (const value of [null, [], {}, { data: {} }, 'html']) {
      expect(v.safeParse(WalletsSchema, value).success).toBe(false)
    }
  })

  it('never lets an unsafe link through, whatever else the entry holds [E-11]', () => {
    const entry = fc.record({ id: fc.constant('x'), name: fc.constant('X'), mobile_link: fc.anything() })
    fc.assert(
      fc.property(entry, wallet => {
        const link = parse({ data: [wallet], count: 1 }).data[0]?.mobile_link
        return link === undefined || /^[a-z][a-z0-9+.-]+:/.test(link)
      }),
    )
  })
})
