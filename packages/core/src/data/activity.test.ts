import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address, createFakeAdapter } from '../../test/createFakeAdapter.js'
import { type FakeRequest, json } from '../../test/createFakeEnvironment.js'
import type { PorticoEvent } from '../events/Events.js'
import { watchEvents } from '../events/watchEvents.js'
import { solana } from '../families/networks/solana.js'
import type { Portico } from '../runtime/Portico.js'
import { selectQuery } from '../store/slices/queries.js'
import { activityQuery, fetchActivity, fetchMoreActivity } from './fetchActivity.js'
import { groupByMonth } from './groupByMonth.js'

const owner = { caipAddress: `eip155:1:${address}` } as const

const nft = (is_spam: boolean) => ({
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: { name: 'x', flags: { is_spam } },
})
const coins = {
  direction: 'out',
  quantity: { numeric: '1.5' },
  fungible_info: { name: 'Ether', symbol: 'ETH' },
}

function transaction(
  id: string,
  minedAt: string,
  more: { chain?: string; transfers?: unknown; status?: string } = {},
) {
  const { chain = 'eip155:1', transfers = [coins], status = 'confirmed' } = more
  const metadata = {
    operationType: 'send',
    hash: id,
    chain,
    minedAt,
    sentFrom: '0x1',
    sentTo: '0x2',
    status,
    nonce: 1,
  }
  return { id, metadata, transfers }
}

type Page = { readonly data: readonly unknown[]; readonly next?: unknown }

/** A history by cursor; the first page has none. */
const history = (pages: Readonly<Record<string, Page>>) => ({
  '/history': ({ url }: FakeRequest) => json(pages[url.searchParams.get('cursor') ?? '']),
})

const read = (portico: Portico) => selectQuery(portico.store.get(), activityQuery, owner)
const ids = (portico: Portico) => read(portico).data?.transactions.map(({ id }) => id)
const cursors = (urls: readonly URL[]) => urls.map(({ searchParams }) => searchParams.get('cursor'))

function listen(portico: Portico): PorticoEvent[] {
  const events: PorticoEvent[] = []
  watchEvents(portico, { onChange: ({ data }) => void events.push(data) })
  return events
}

describe('what an account has done', () => {
  it('is asked for page by page, by address and network [W-13] [E-14]', async () => {
    const { portico, asked } = await createDataVisit(
      history({
        '': { data: [transaction('c', '2026-03-01T00:00:00Z')], next: 'second' },
        second: { data: [transaction('b', '2026-02-01T00:00:00Z')], next: 'third' },
        third: { data: [transaction('a', '2026-01-01T00:00:00Z')], next: null },
      }),
    )
    const events = listen(portico)
    expect((await fetchActivity(portico)).map(({ id }) => id)).toEqual(['c'])
    const [url] = asked('/history')
    expect(url?.pathname).toBe(`/v1/account/${address}/history`)
    expect(url?.searchParams.get('chainId')).toBe('eip155:1')
    await Promise.all([fetchMoreActivity(portico), fetchMoreActivity(portico)])
    expect(ids(portico)).toEqual(['c', 'b'])
    await fetchMoreActivity(portico)
    await fetchMoreActivity(portico)
    expect(ids(portico)).toEqual(['c', 'b', 'a'])
    expect(cursors(asked('/history'))).toEqual([null, 'second', 'third'])
    expect(events).toContainEqual({
      event: 'LOAD_MORE_TRANSACTIONS',
      properties: { projectId: 'test', cursor: 'second', isSmartAccount: false },
    })
  })

  it('leaves out what moved nothing but spam, and what happened on other chains [T-20]', async () => {
    const at = '2026-03-01T00:00:00Z'
    const { portico } = await createDataVisit(
      history({
        '': {
          data: [
            transaction('spam', at, { transfers: [nft(true), nft(true)] }),
            transaction('mixed', at, { transfers: [nft(true), nft(false)] }),
            transaction('paid', at, { transfers: [nft(true), coins] }),
            transaction('call', at, { transfers: [] }),
            transaction('elsewhere', at, { chain: 'eip155:10' }),
          ],
        },
      }),
    )
    await fetchActivity(portico)
    expect(ids(portico)).toEqual(['mixed', 'paid', 'call'])
  })

  it('comes newest first, by year and month [T-20]', async () => {
    const { portico } = await createDataVisit(
      history({
        '': {
          data: [
            transaction('old', '2025-03-15T12:00:00Z'),
            transaction('newest', '2026-03-15T14:00:00+01:00'),
            transaction('new', '2026-03-15T12:30:00Z'),
            transaction('middle', '2026-02-15T12:00:00Z'),
          ],
        },
      }),
    )
    const months = groupByMonth(await fetchActivity(portico))
    expect(
      months.map(({ year, month, transactions }) => [year, month, transactions.map(({ id }) => id)]),
    ).toEqual([
      [2026, 2, ['newest', 'new']],
      [2026, 1, ['middle']],
      [2025, 2, ['old']],
    ])
  })

  it('ends at a page that leads to itself, or back to one before [W-13] [E-14]', async () => {
    const at = '2026-03-01T00:00:00Z'
    const self = await createDataVisit(
      history({
        '': { data: [transaction('a', at)], next: 'x' },
        x: { data: [transaction('b', at)], next: 'x' },
      }),
    )
    await fetchActivity(self.portico)
    for (let times = 0; times < 5; times += 1) await fetchMoreActivity(self.portico)
    expect(cursors(self.asked('/history'))).toEqual([null, 'x'])
    expect(read(self.portico).data?.next).toBeUndefined()
    const circle = await createDataVisit(
      history({
        '': { data: [transaction('a', at)], next: 'x' },
        x: { data: [transaction('b', at)], next: 'y' },
        y: { data: [transaction('c', at)], next: 'x' },
      }),
    )
    await fetchActivity(circle.portico)
    for (let times = 0; times < 5; times += 1) await fetchMoreActivity(circle.portico)
    expect(cursors(circle.asked('/history'))).toEqual([null, 'x', 'y'])
  })

  it('passes over pages that show nothing, a few at once [T-20]', async () => {
    const empty = (next: string) => ({
      data: [transaction(next, '2026-01-01T00:00:00Z', { transfers: [nft(true)] })],
      next,
    })
    const { portico, asked } = await createDataVisit(
      history({
        '': empty('1'),
        1: empty('2'),
        2: empty('3'),
        3: empty('4'),
        4: { data: [transaction('a', '2026-01-01T00:00:00Z')], next: null },
      }),
    )
    expect(await fetchActivity(portico)).toEqual([])
    expect(asked('/history')).toHaveLength(4)
    expect(read(portico).data?.next).toBe('4')
    await fetchMoreActivity(portico)
    expect(ids(portico)).toEqual(['a'])
  })

  it('keeps the pages that are there when the first one is asked for anew [T-20]', async () => {
    const pages: Record<string, Page> = {
      '': { data: [transaction('b', '2026-02-01T00:00:00Z', { status: 'pending' })], next: 'x' },
      x: { data: [transaction('a', '2026-01-01T00:00:00Z')], next: 'y' },
    }
    const { portico } = await createDataVisit(history(pages))
    await fetchActivity(portico)
    await fetchMoreActivity(portico)
    pages[''] = {
      data: [transaction('c', '2026-03-01T00:00:00Z'), transaction('b', '2026-02-01T00:00:00Z')],
      next: 'x',
    }
    await fetchActivity(portico, { force: true })
    expect(read(portico).data?.transactions.map(({ id, metadata }) => [id, metadata.status])).toEqual([
      ['c', 'confirmed'],
      ['b', 'confirmed'],
      ['a', 'confirmed'],
    ])
    expect(read(portico).data?.next).toBe('y')
    // So much has happened that something is missing between the two.
    pages[''] = { data: [transaction('z', '2026-09-01T00:00:00Z')], next: 'w' }
    await fetchActivity(portico, { force: true })
    expect(ids(portico)).toEqual(['z'])
    expect(read(portico).data?.next).toBe('w')
  })

  it('is an empty list where it cannot be read, and says so in a toast and an event [W-13] [X-07]', async () => {
    const { portico } = await createDataVisit({ '/history': () => new Response(null, { status: 400 }) })
    const events = listen(portico)
    expect(await fetchActivity(portico)).toEqual([])
    expect(events).toEqual([
      {
        event: 'ERROR_FETCH_TRANSACTIONS',
        properties: { projectId: 'test', cursor: undefined, isSmartAccount: false },
      },
    ])
    expect(portico.store.get().toasts.visible).toMatchObject([
      { type: 'error', message: 'Failed to fetch transactions' },
    ])
    expect(read(portico)).toMatchObject({ status: 'error', error: { code: 'fetch_transactions_failed' } })
  })

  it('keeps what is there when a further page cannot be read, and can be asked for it again [W-13]', async () => {
    let isDown = true
    const pages = history({
      '': { data: [transaction('b', '2026-02-01T00:00:00Z')], next: 'x' },
      x: { data: [transaction('a', '2026-01-01T00:00:00Z')], next: null },
    })
    const { portico } = await createDataVisit({
      '/history': request =>
        isDown && request.url.searchParams.has('cursor')
          ? new Response(null, { status: 400 })
          : pages['/history'](request),
    })
    await fetchActivity(portico)
    await fetchMoreActivity(portico)
    expect(read(portico)).toMatchObject({ status: 'error', data: { next: 'x' } })
    expect(ids(portico)).toEqual(['b'])
    isDown = false
    await fetchMoreActivity(portico)
    expect(ids(portico)).toEqual(['b', 'a'])
  })

  it('leaves out what moved nothing, by which strangers write their addresses into it [RD06]', async () => {
    const nothing = { ...coins, quantity: { numeric: '0.000' } }
    const { portico } = await createDataVisit(
      history({
        '': {
          data: [
            transaction('poison', '2026-03-01T00:00:00Z', { transfers: [nothing, nft(true)] }),
            transaction('swap', '2026-02-01T00:00:00Z', { transfers: [nothing, coins] }),
            transaction('call', '2026-01-01T00:00:00Z', { transfers: [] }),
          ],
          next: null,
        },
      }),
    )
    await fetchActivity(portico)
    expect(ids(portico)).toEqual(['swap', 'call'])
  })

  it('is asked for on networks of every family that has it, where the service serves the network [W-32] [W-11]', async () => {
    const served = { 'supported-chains': () => json({ http: [solana.caipNetworkId], ws: [] }) }
    const other = await createDataVisit(
      { ...served, ...history({ '': { data: [] } }) },
      { networks: [solana], adapter: createFakeAdapter({ namespace: 'solana' }) },
    )
    await fetchActivity(other.portico)
    expect(other.asked('/history').map(({ searchParams }) => searchParams.get('chainId'))).toEqual([
      solana.caipNetworkId,
    ])
    const unserved = await createDataVisit({ 'supported-chains': () => json({ http: [], ws: [] }) })
    expect(await fetchActivity(unserved.portico)).toEqual([])
    expect(unserved.asked('/history')).toEqual([])
  })
})
