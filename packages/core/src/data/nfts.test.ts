import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { type FakeRequest, json } from '../../test/createFakeEnvironment.js'
import { bitcoin } from '../families/networks/bitcoin.js'
import type { Portico } from '../runtime/Portico.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { selectQuery } from '../store/slices/queries.js'
import { fetchActivity } from './fetchActivity.js'
import { fetchIdentity } from './fetchIdentity.js'
import { fetchMoreNfts, fetchNfts, nftsQuery } from './fetchNfts.js'
import { fetchPortfolio } from './fetchPortfolio.js'

const owner = { caipAddress: `eip155:1:${address}` } as const
const collection = 'eip155:1:0x0000000000000000000000000000000000000007'

const nft = (tokenId: string, more: object = {}) => ({
  chainId: 'eip155:1',
  address: collection,
  tokenId,
  amount: '1',
  name: `Picture ${tokenId}`,
  isSpam: false,
  ...more,
})

type Page = { readonly data: readonly unknown[]; readonly next?: unknown }

/** Collectibles by cursor; the first page has none. */
const pages = (all: Readonly<Record<string, Page>>) => ({
  '/nfts': ({ url }: FakeRequest) => json(all[url.searchParams.get('cursor') ?? '']),
})

const read = (portico: Portico) => selectQuery(portico.store.get(), nftsQuery, owner)
const ids = (portico: Portico) => read(portico).data?.nfts.map(({ tokenId }) => tokenId)

describe('what an account has collected', () => {
  it('is asked for page by page, by address and network', async () => {
    const { portico, asked } = await createDataVisit(
      pages({ '': { data: [nft('1')], next: 'second' }, second: { data: [nft('2')], next: null } }),
    )
    expect((await fetchNfts(portico)).map(({ name }) => name)).toEqual(['Picture 1'])
    await Promise.all([fetchMoreNfts(portico), fetchMoreNfts(portico)])
    await fetchMoreNfts(portico)
    expect(ids(portico)).toEqual(['1', '2'])
    expect(asked('/nfts').map(({ pathname }) => pathname)).toEqual(
      [1, 2].map(() => `/v1/account/${address}/nfts`),
    )
    expect(asked('/nfts').map(({ searchParams }) => searchParams.get('chainId'))).toEqual([
      'eip155:1',
      'eip155:1',
    ])
  })

  it('leaves out spam, other networks and what is not there any more [RD10]', async () => {
    const { portico } = await createDataVisit(
      pages({
        '': {
          data: [
            nft('spam', { isSpam: true }),
            nft('elsewhere', { chainId: 'eip155:10' }),
            nft('liar', { address: collection.replace(':1:', ':10:') }),
            nft('gone', { amount: '0' }),
            nft('good'),
            nft('good'),
          ],
          next: null,
        },
      }),
    )
    expect((await fetchNfts(portico)).map(({ tokenId }) => tokenId)).toEqual(['good'])
  })

  it('ends where a page leads to one that is there, and passes over pages of spam alone', async () => {
    const { portico, asked } = await createDataVisit(
      pages({
        '': { data: [nft('spam', { isSpam: true })], next: 'a' },
        a: { data: [nft('1')], next: 'b' },
        b: { data: [nft('2')], next: 'a' },
      }),
    )
    await fetchNfts(portico)
    expect(ids(portico)).toEqual(['1'])
    await fetchMoreNfts(portico)
    await fetchMoreNfts(portico)
    expect(ids(portico)).toEqual(['1', '2'])
    expect(asked('/nfts')).toHaveLength(3)
  })

  it('keeps its pages while the first is as it was, and begins anew where it is not', async () => {
    let first = [nft('1'), nft('2')]
    const { portico } = await createDataVisit({
      '/nfts': ({ url }) =>
        url.searchParams.has('cursor')
          ? json({ data: [nft('3')], next: null })
          : json({ data: first, next: 'x' }),
    })
    await fetchNfts(portico)
    await fetchMoreNfts(portico)
    await fetchNfts(portico, { force: true })
    expect(ids(portico)).toEqual(['1', '2', '3'])
    first = [nft('2')]
    await fetchNfts(portico, { force: true })
    expect(ids(portico)).toEqual(['2'])
    expect(read(portico).data?.next).toBe('x')
  })

  it('says that it could not be read, and keeps what was known', async () => {
    let isDown = false
    const { portico } = await createDataVisit({
      '/nfts': () => (isDown ? new Response(null, { status: 400 }) : json({ data: [nft('1')], next: null })),
    })
    await fetchNfts(portico)
    isDown = true
    await expect(fetchNfts(portico, { force: true })).rejects.toThrow('HTTP status code: 400')
    expect(read(portico)).toMatchObject({ status: 'error', data: { nfts: [{ tokenId: '1' }] } })
  })

  it('is not asked for in families that have none', async () => {
    const { portico, asked } = await createDataVisit(pages({}), {
      networks: [bitcoin],
      adapter: createFakeAdapter({ namespace: 'bip122' }),
    })
    expect(await fetchNfts(portico)).toEqual([])
    expect(asked('/nfts')).toEqual([])
  })
})

describe('pictures of strangers', () => {
  const services = { data: 'https://data.example/api', images: 'https://images.example' }
  const show = (link: string | undefined) => getStrangersPictureUrl({ services, projectId: 'p' }, link)

  it('are shown by the data service, which nobody else learns of [RD03]', () => {
    expect(show('https://evil.example/a.png?x=1&y')).toBe(
      'https://data.example/api/v1/picture?projectId=p&url=https%3A%2F%2Fevil.example%2Fa.png%3Fx%3D1%26y',
    )
    expect(show('http://10.0.0.1/v1/picture?url=ipfs://abc')).toBe(
      'https://data.example/api/v1/picture?projectId=p&url=ipfs%3A%2F%2Fabc',
    )
  })

  it('are so in whatever the data service tells of accounts [RD03]', async () => {
    const link = 'https://evil.example/a.png'
    const proxied = `https://data.example/v1/picture?projectId=test&url=${encodeURIComponent(link)}`
    const metadata = {
      ...{ operationType: 'receive', hash: '0x1', chain: 'eip155:1', minedAt: '2026-01-01T00:00:00Z' },
      ...{ sentFrom: '', sentTo: '', status: 'confirmed', nonce: 0 },
    }
    const moved = { direction: 'in', quantity: { numeric: '1' } }
    const transfers = [
      { ...moved, fungible_info: { symbol: 'X', icon: { url: link } } },
      { ...moved, nft_info: { name: 'x', content: { preview: { url: link }, detail: null } } },
    ]
    const { portico } = await createDataVisit({
      '/nfts': () => json({ data: [nft('1', { imageUrl: link })], next: null }),
      '/balance': () =>
        json({
          balances: [
            {
              name: 'X',
              symbol: 'X',
              chainId: 'eip155:1',
              quantity: { decimals: '18', numeric: '1' },
              iconUrl: link,
            },
          ],
        }),
      '/history': () => json({ data: [{ id: 'x', metadata, transfers }], next: null }),
      '/identity/': () => json({ name: 'alice.eth', avatar: link }),
    })
    expect((await fetchNfts(portico))[0]?.imageUrl).toBe(proxied)
    expect((await fetchPortfolio(portico))[0]?.iconUrl).toBe(proxied)
    expect((await fetchIdentity(portico)).avatar).toBe(proxied)
    const told = JSON.stringify(await fetchActivity(portico))
    expect(told.split(proxied)).toHaveLength(3)
    expect(told).not.toContain(`"${link}"`)
  })

  it('stay where the services of the site show them already [RD03]', () => {
    for (const link of ['https://data.example/v1/picture?url=x', 'https://images.example/public/x'])
      expect(show(link)).toBe(link)
  })

  it('are none where there is no address, or no service to fetch them', () => {
    expect(show(undefined)).toBeUndefined()
    expect(show('no address')).toBeUndefined()
    expect(getStrangersPictureUrl({ services: {}, projectId: 'p' }, 'https://a.example')).toBeUndefined()
  })
})
