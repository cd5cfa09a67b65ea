import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../test/createDataVisit.js'
import { address } from '../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../test/createFakeEnvironment.js'
import { ten } from '../../test/createTestPortico.js'
import { disconnect } from '../connection/disconnect.js'
import { switchNetwork } from '../connection/switchNetwork.js'
import type { CaipAddress } from '../families/ChainNamespace.js'
import type { Page } from '../services/Environment.js'
import { selectQuery } from '../store/slices/queries.js'
import { fetchPortfolio, portfolioQuery } from './fetchPortfolio.js'
import { watchPortfolio } from './watchPortfolio.js'

const contract: CaipAddress = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const owner = { caipAddress: `eip155:1:${address}` } as const

const usdc = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: contract,
  value: 12.5,
  price: 1,
  quantity: { decimals: '6', numeric: '12.5' },
  iconUrl: 'https://data.example/usdc.png',
}
const { address: _contract, ...ether } = {
  ...usdc,
  symbol: 'ETH',
  quantity: { decimals: '18', numeric: '0' },
  value: 0,
}

const holding = (...balances: readonly unknown[]) => ({ '/balance': () => json({ balances }) })
const refused = () => new Response(null, { status: 400 })
const toasts = ({ portico }: Awaited<ReturnType<typeof createDataVisit>>) =>
  portico.store.get().toasts.visible.map(({ type, message }) => ({ type, message }))

/** A token like it at another address. */
const toOther = (index: number) => ({
  ...usdc,
  address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
})

describe('the tokens of an account', () => {
  it('are asked for by address, network and currency, with what every call carries [W-21] [W-04]', async () => {
    const { portico, asked } = await createDataVisit(holding(usdc))
    expect(await fetchPortfolio(portico)).toEqual([usdc])
    const [url] = asked('/balance')
    expect(url?.pathname).toBe(`/v1/account/${address}/balance`)
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      currency: 'usd',
      chainId: 'eip155:1',
      projectId: 'test',
      st: 'portico',
      sv: portico.options.sdkVersion,
    })
  })

  it('carry name, symbol, network, address, value, price, amount with decimals and picture [E-13]', async () => {
    const { portico } = await createDataVisit(holding({ ...usdc, dayChange: 0.1, more: 'x' }))
    const [token] = await fetchPortfolio(portico)
    expect(Object.keys(token ?? {}).sort()).toEqual(Object.keys({ ...usdc, dayChange: 0 }).sort())
  })

  it('leave out what has no decimals, what is not there, and what is of another network [R-22]', async () => {
    const { portico } = await createDataVisit(
      holding(
        { ...usdc, symbol: 'NONE', quantity: { decimals: '0', numeric: '3' } },
        { ...usdc, symbol: 'NOUGHT', quantity: { decimals: '00', numeric: '3' } },
        { ...usdc, symbol: 'GONE', quantity: { decimals: '6', numeric: '0.000' } },
        { ...ether, symbol: 'ELSEWHERE', chainId: 'eip155:10' },
        { ...usdc, symbol: 'LIAR', address: contract.replace(':1:', ':10:') },
        ether,
        usdc,
      ),
    )
    const symbols = (await fetchPortfolio(portico)).map(({ symbol }) => symbol)
    expect(symbols).toEqual(['ETH', 'USDC'])
  })

  it('are there once each, whatever the service repeats', async () => {
    const { portico } = await createDataVisit(
      holding(ether, usdc, { ...ether, symbol: 'AGAIN' }, { ...usdc, symbol: 'AGAIN' }),
    )
    expect((await fetchPortfolio(portico)).map(({ symbol }) => symbol)).toEqual(['ETH', 'USDC'])
  })

  it('never take a price that is no number, or less than nothing, for one [W-16] [E-13]', async () => {
    const prices = [-1, null, 'NaN', '1e999', undefined]
    const { portico } = await createDataVisit(
      holding(...prices.map((price, index) => ({ ...toOther(index), price, value: price }))),
    )
    const tokens = await fetchPortfolio(portico)
    expect(tokens.map(({ price, value }) => [price, value])).toEqual(prices.map(() => [0, undefined]))
  })

  it('are used again for 30 seconds, and kept apart by network [K-09]', async () => {
    const { portico, asked, fake } = await createDataVisit(holding(usdc))
    await fetchPortfolio(portico)
    await fake.advance(29_999)
    await fetchPortfolio(portico)
    expect(asked('/balance')).toHaveLength(1)
    await fake.advance(1)
    await fetchPortfolio(portico)
    expect(asked('/balance')).toHaveLength(2)
    await switchNetwork(portico, ten)
    await fetchPortfolio(portico)
    expect(asked('/balance').at(-1)?.searchParams.get('chainId')).toBe('eip155:10')
    expect(asked('supported-chains')).toHaveLength(1)
  })

  it('that fail say so once, and are not asked for again within 30 seconds [K-02] [X-07]', async () => {
    let answer = refused
    const visit = await createDataVisit({ '/balance': () => answer() })
    const { portico, asked, fake } = visit
    await expect(fetchPortfolio(portico)).rejects.toMatchObject({ code: 'token_balance_unavailable' })
    expect(toasts(visit)).toEqual([{ type: 'error', message: 'Token Balance Unavailable' }])
    expect(selectQuery(portico.store.get(), portfolioQuery, owner)).toMatchObject({
      status: 'error',
      errorUpdatedAt: fake.now(),
    })
    await fake.advance(29_999)
    await expect(fetchPortfolio(portico)).rejects.toThrow('Token Balance Unavailable')
    expect(asked('/balance')).toHaveLength(1)
    await fake.advance(1)
    await expect(fetchPortfolio(portico)).rejects.toThrow('Token Balance Unavailable')
    expect(asked('/balance')).toHaveLength(2)
    expect(toasts(visit)).toEqual([])
    answer = () => json({ balances: [usdc] })
    await fetchPortfolio(portico, { force: true })
    answer = refused
    await expect(fetchPortfolio(portico, { force: true })).rejects.toThrow()
    expect(toasts(visit)).toHaveLength(1)
    expect(selectQuery(portico.store.get(), portfolioQuery, owner).data).toEqual([usdc])
  })

  it('say which HTTP status they failed with [W-30]', async () => {
    const { portico } = await createDataVisit({ '/balance': refused })
    await expect(fetchPortfolio(portico)).rejects.toMatchObject({
      cause: { message: 'HTTP status code: 400' },
    })
  })

  it('are read anew where tokens are named, whatever is known or on its way [W-21]', async () => {
    const waiting: ((response: Response) => void)[] = []
    const fake = createFakeEnvironment()
    const { portico, asked } = await createDataVisit({}, { fake })
    fake.answer(({ url }) =>
      url.pathname.endsWith('/balance')
        ? new Promise<Response>(resolve => void waiting.push(resolve))
        : undefined,
    )
    const before = fetchPortfolio(portico)
    const others: readonly CaipAddress[] = ['eip155:1:0x2', 'eip155:1:0x3']
    const forced = fetchPortfolio(portico, { forceUpdate: [contract] })
    const later = fetchPortfolio(portico, { forceUpdate: others })
    await expect.poll(() => waiting.length).toBe(1)
    waiting[0]?.(json({ balances: [] }))
    expect(await before).toEqual([])
    await expect.poll(() => waiting.length).toBe(2)
    waiting[1]?.(json({ balances: [usdc] }))
    expect(await forced).toEqual([usdc])
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.(json({ balances: [usdc] }))
    await later
    const wanted = asked('/balance').map(({ searchParams }) => searchParams.get('forceUpdate'))
    expect(wanted).toEqual([null, contract, others.join(',')])
  })

  it('are not asked for where the service does not serve the network, or there is none [W-11]', async () => {
    const { portico, asked } = await createDataVisit({
      ...holding(usdc),
      'supported-chains': () => json({ http: ['eip155:10'], ws: ['eip155:1'] }),
    })
    expect(await fetchPortfolio(portico)).toEqual([])
    expect(asked('/balance')).toEqual([])
    const alone = await createDataVisit(holding(usdc), { services: undefined })
    expect(await fetchPortfolio(alone.portico)).toEqual([])
    expect(alone.asked('/v1')).toEqual([])
  })

  it('ask anew what the service serves where that failed [W-11]', async () => {
    let chains = refused
    const { portico, asked } = await createDataVisit({ ...holding(usdc), 'supported-chains': () => chains() })
    await expect(fetchPortfolio(portico)).rejects.toThrow('Token Balance Unavailable')
    expect(asked('/balance')).toEqual([])
    chains = () => json({ http: ['eip155:1'], ws: [] })
    expect(await fetchPortfolio(portico, { force: true })).toEqual([usdc])
  })

  it('are not read where they are larger than any real answer, and end at 1000 [E-13]', async () => {
    const large = await createDataVisit({ '/balance': () => new Response(' '.repeat(10_000_000)) })
    await expect(fetchPortfolio(large.portico)).rejects.toMatchObject({
      cause: { code: 'response_too_large' },
    })
    const many = await createDataVisit(holding(...Array.from({ length: 2000 }, (_, index) => toOther(index))))
    expect(await fetchPortfolio(many.portico)).toHaveLength(1000)
  })

  it('are not asked for on behalf of somebody who leaves meanwhile', async () => {
    const fake = createFakeEnvironment()
    const { portico, asked } = await createDataVisit({}, { fake })
    fake.answer(({ url }) =>
      url.pathname.endsWith('/balance') ? new Promise<Response>(() => {}) : undefined,
    )
    const before = fetchPortfolio(portico).catch(() => 'ended')
    const forced = fetchPortfolio(portico, { forceUpdate: [contract] })
    const refused = expect(forced).rejects.toMatchObject({ code: 'request_aborted' })
    await expect.poll(() => asked('/balance').length).toBe(1)
    await disconnect(portico)
    expect(await before).toBe('ended')
    await refused
    expect(asked('/balance')).toHaveLength(1)
  })

  it('are forgotten when their owner leaves, and before that asked for by nobody who is not connected', async () => {
    const { portico } = await createDataVisit(holding(usdc))
    await fetchPortfolio(portico)
    await disconnect(portico)
    expect(selectQuery(portico.store.get(), portfolioQuery, owner)).toEqual({
      status: 'pending',
      fetchStatus: 'idle',
    })
    await expect(fetchPortfolio(portico)).rejects.toThrow('Please call connect() before request()')
  })
})

describe('watchPortfolio', () => {
  it('asks every 30 seconds while it is shown and the page is seen, and never else [K-09]', async () => {
    const document = { visibilityState: 'visible' }
    const page = Object.assign(new EventTarget(), { document }) as unknown as Page
    const { portico, asked, fake } = await createDataVisit(holding(usdc), {
      fake: createFakeEnvironment({ page }),
    })
    const times = () => asked('/balance').length
    const stop = watchPortfolio(portico)
    await expect.poll(times).toBe(1)
    await settle()
    await fake.advance(29_999)
    expect(times()).toBe(1)
    await fake.advance(1)
    expect(times()).toBe(2)
    document.visibilityState = 'hidden'
    page.dispatchEvent(new Event('visibilitychange'))
    await fake.advance(600_000)
    expect(times()).toBe(2)
    document.visibilityState = 'visible'
    page.dispatchEvent(new Event('visibilitychange'))
    await fake.advance(0)
    expect(times()).toBe(3)
    stop()
    await fake.advance(600_000)
    expect(times()).toBe(3)
    expect(fake.pending).toBe(0)
  })
})
