import { getFallbackOptions } from '@portico/protocol/data'
import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../../test/createDataVisit.js'
import { createFakeAdapter } from '../../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../../test/createFakeEnvironment.js'
import { disconnect } from '../../connection/disconnect.js'
import { bitcoin } from '../../families/networks/bitcoin.js'
import { mainnet } from '../../families/networks/evm.js'
import { solana } from '../../families/networks/solana.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import { selectBuyer, selectSender } from '../selectFlowAccount.js'
import {
  checkBuyAgain,
  chooseSeller,
  confirmBuy,
  editBuy,
  resetBuy,
  selectBuy,
  selectPaymentCurrency,
  selectSoldToken,
} from './buy.js'
import {
  findBuyProblem,
  listSellers,
  listSold,
  listSoldTokens,
  onRampOptionsQuery,
  onRampQuoteQuery,
} from './onRamp.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const address = '0x1111111111111111111111111111111111111111'
const minutes = 60_000

const ethereum = { name: 'ethereum', display_name: 'Ethereum', chain_id: '1' }
const options = {
  seller: 'Shop',
  paymentCurrencies: [
    { id: 'EUR', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
    { id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] },
  ],
  purchaseCurrencies: [
    { id: 'eth', name: 'Ether', symbol: 'ETH', networks: [{ ...ethereum, contract_address: '' }] },
    { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [{ ...ethereum, contract_address: usdc }] },
    { id: 'sol', name: 'Solana', symbol: 'SOL', networks: [{ ...ethereum, name: 'solana', chain_id: '' }] },
  ],
}

async function visit(fake = createFakeEnvironment(), url = 'https://pay.example/session') {
  let held = '5'
  await Promise.all([import('./readOnRamp.js'), import('./buy.js')])
  const world = await createDataVisit(
    {
      '/balance': () =>
        json({
          balances: [
            {
              name: 'USD Coin',
              symbol: 'USDC',
              chainId: 'eip155:1',
              address: `eip155:1:${usdc.toLowerCase()}`,
              price: 1,
              quantity: { decimals: '6', numeric: held },
              iconUrl: '',
            },
          ],
        }),
      '/onramp/options': () => json(options),
      '/onrampurl': () => json({ url }),
    },
    { fake, payHosts: ['pay.example'] },
  )
  const { portico } = world
  await fetchQuery(portico, onRampOptionsQuery, {})
  return {
    ...world,
    fake,
    buy: () => selectBuy(portico.store.get()),
    toasts: () => portico.store.get().toasts.visible.map(({ notice }) => notice),
    hold: (next: string) => {
      held = next
    },
  }
}

describe('what can be bought', () => {
  it('is what is sold on the network in use, USDC for dollars first [E-12, K-07, W-25]', async () => {
    const { portico } = await visit()
    const state = portico.store.get()
    expect(listSoldTokens(state).map(({ symbol, address: contract }) => [symbol, contract])).toEqual([
      ['ETH', undefined],
      ['USDC', usdc],
    ])
    expect(selectSoldToken(state)?.symbol).toBe('USDC')
    expect(selectPaymentCurrency(state)?.id).toBe('USD')
    editBuy(portico, { token: 'ETH:ethereum', currency: 'EUR' })
    expect(selectSoldToken(portico.store.get())?.symbol).toBe('ETH')
    expect(selectPaymentCurrency(portico.store.get())?.id).toBe('EUR')
  })

  it('is asked for with GET options and POST quote, with all that a quote depends on [W-25]', async () => {
    const { portico, fake } = await visit()
    const purchaseCurrency = { id: 'usdc', name: 'USD Coin', symbol: 'USDC', networks: [] }
    const paymentCurrency = { id: 'USD', payment_method_limits: [] }
    const request = { purchaseCurrency, paymentCurrency, amount: '250', network: 'USDC' }
    await fetchQuery(portico, onRampQuoteQuery, request)
    const calls = fake.requests.filter(({ url }) => url.pathname.includes('/onramp/'))
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /v1/onramp/options',
      'POST /v1/onramp/quote',
    ])
    expect(calls[1]?.body).toEqual(request)
  })

  it.each([
    ['solana', solana, true],
    ['bip122', bitcoin, false],
  ] as const)(
    'can be bought by accounts of EVM chains and Solana: %s [W-32]',
    async (namespace, network, can) => {
      const { portico } = await createDataVisit(
        {},
        { networks: [network], adapter: createFakeAdapter({ namespace }) },
      )
      expect(selectBuyer(portico.store.get()) !== undefined).toBe(can)
      expect(selectSender(portico.store.get()) !== undefined).toBe(true)
    },
  )

  it('falls back to the built-in list where the service fails, and to nothing where nobody sells [W-31]', async () => {
    const { portico, fake } = await visit()
    const ask = () => fetchQuery(portico, onRampOptionsQuery, {}, { force: true })
    fake.answer(({ url }) =>
      url.pathname.includes('options') ? new Response(null, { status: 400 }) : undefined,
    )
    expect(await ask()).toEqual(getFallbackOptions())
    expect(listSoldTokens(portico.store.get()).map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
    fake.answer(({ url }) =>
      url.pathname.includes('options') ? new Response(null, { status: 404 }) : undefined,
    )
    expect(await ask()).toEqual({ paymentCurrencies: [], purchaseCurrencies: [] })
    expect(listSoldTokens(portico.store.get())).toEqual([])
  })

  it('has a quote, and an example of one for one where the service fails [W-31, E-12]', async () => {
    const { portico, fake } = await visit()
    const token = selectSoldToken(portico.store.get())
    const paymentCurrency = selectPaymentCurrency(portico.store.get())
    if (!token || !paymentCurrency) throw new Error('There are some.')
    const request = {
      purchaseCurrency: token.currency,
      paymentCurrency,
      amount: '250',
      network: token.network,
    }
    const quote = await fetchQuery(portico, onRampQuoteQuery, request)
    expect(quote).toMatchObject({
      purchaseAmount: { amount: '250', currency: 'USDC' },
      quoteId: 'mocked-quote-id',
    })
    const money = { amount: '250', currency: 'USD' }
    const real = {
      purchaseAmount: { amount: '246', currency: 'USDC' },
      paymentTotal: money,
      paymentSubtotal: money,
      partnerFee: { amount: '4', currency: 'USD' },
      networkFee: money,
      quoteId: 'q',
    }
    fake.answer(({ url }) => (url.pathname.includes('quote') ? json(real) : undefined))
    expect(await fetchQuery(portico, onRampQuoteQuery, request, { force: true })).toEqual(real)
    expect(fake.requests.at(-1)?.body).toMatchObject({ amount: '250', network: 'ethereum' })
  })

  it('is offered by several sellers, and the visitor chooses one', async () => {
    const { portico, fake } = await visit()
    const sellers = [
      { id: 'first', name: 'Shop' },
      { id: 'second', name: 'Other shop' },
    ]
    const [ether] = options.purchaseCurrencies
    fake.answer(({ url }) => {
      if (!url.pathname.includes('/onramp/options')) return undefined
      const isSecond = url.searchParams.get('seller') === 'second'
      return json({
        ...options,
        seller: isSecond ? 'Other shop' : 'Shop',
        sellers,
        purchaseCurrencies: isSecond ? [ether] : options.purchaseCurrencies,
      })
    })
    expect(listSellers(portico.store.get())).toEqual([])
    await fetchQuery(portico, onRampOptionsQuery, {}, { force: true })
    expect(listSellers(portico.store.get())).toEqual(sellers)
    await Promise.all([chooseSeller(portico, 'first'), chooseSeller(portico, 'second')])
    const state = portico.store.get()
    expect(state.buy.draft.seller).toBe('second')
    expect(listSoldTokens(state).map(({ symbol }) => symbol)).toEqual(['ETH'])
    expect(listSellers(state)).toEqual(sellers)
    await confirmBuy(portico, { seller: 'Other shop' })
    expect(fake.requests.find(({ url }) => url.pathname.includes('onrampurl'))?.body).toMatchObject({
      seller: 'second',
    })
  })

  it.each([
    ['', 'addAmount'],
    ['x', 'incorrectValue'],
    ['0', 'incorrectValue'],
    ['1.234', 'incorrectValue'],
    ['9.99', 'tooLittle'],
    ['10', undefined],
    ['25000.00', undefined],
    ['25000.01', 'tooMuch'],
  ])('takes an amount of "%s": %s [K-07]', (amount, problem) => {
    const [usd] = getFallbackOptions().paymentCurrencies
    if (!usd) throw new Error('There is one.')
    expect(findBuyProblem(amount, usd)?.type).toBe(problem)
  })

  it('leaves out tokens whose contract cannot be one', async () => {
    const { portico } = await visit()
    const { eip155 } = portico.store.get().families
    const [eth] = options.purchaseCurrencies
    if (!eip155 || !eth) throw new Error('There are some.')
    const wrong = { ...eth, networks: [{ ...ethereum, contract_address: 'javascript:1' }] }
    const network = {
      ...mainnet,
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      supported: true,
    } as const
    expect(listSold({ ...options, purchaseCurrencies: [wrong] }, network, eip155)).toEqual([])
  })
})

describe('a purchase', () => {
  it('opens its window at once, leads it to the seller, and ends when it has arrived [W-24]', async () => {
    const { portico, fake, buy, hold, toasts, asked } = await visit()
    editBuy(portico, { amount: '50', currency: 'EUR' })
    const begun = confirmBuy(portico, { seller: 'Shop' })
    // Within the click: nothing was awaited.
    expect(fake.popups).toEqual([{ urls: [], closed: false }])
    expect(buy().status).toBe('confirming')
    await begun
    expect(fake.popups[0]?.urls).toEqual(['https://pay.example/session'])
    expect(fake.requests.find(({ url }) => url.pathname.includes('onrampurl'))?.body).toEqual({
      destinationWallets: [{ address, blockchains: ['ethereum'], assets: ['USDC'] }],
      defaultNetwork: 'ethereum',
      defaultExperience: 'buy',
      presetFiatAmount: 50,
      fiatCurrency: 'EUR',
    })
    expect(buy()).toMatchObject({ status: 'submitted', window: 'open' })
    await fake.advance(10_000)
    expect(buy().status).toBe('submitted')
    hold('54.5')
    await fake.advance(5000)
    expect(buy()).toMatchObject({ status: 'done', amount: '49.5' })
    expect(toasts()).toEqual([{ code: 'purchaseArrived', context: { amount: '49.5', symbol: 'USDC' } }])
    expect(asked('/balance').at(-1)?.searchParams.get('forceUpdate')).toBe(`eip155:1:${usdc}`)
    expect(portico.storage.get('purchase')).toBeUndefined()
    const before = fake.requests.length
    await fake.advance(60_000)
    expect(fake.requests.length).toBe(before)
  })

  it('is begun once, however often somebody clicks', async () => {
    const { portico, fake } = await visit()
    await Promise.all([1, 2, 3].map(() => confirmBuy(portico, { seller: 'Shop' })))
    await confirmBuy(portico, { seller: 'Shop' })
    expect(fake.popups).toHaveLength(1)
  })

  it('is still waited for when its window is closed, and is known to have come though some was sent meanwhile', async () => {
    const { portico, fake, buy, hold } = await visit()
    await confirmBuy(portico, { seller: 'Shop' })
    const [popup] = fake.popups
    if (popup) popup.closed = true
    hold('1')
    await fake.advance(10_000)
    expect(buy()).toMatchObject({ status: 'submitted', window: 'closed', purchase: { before: '1' } })
    hold('2')
    await fake.advance(10_000)
    expect(buy()).toMatchObject({ status: 'done', amount: '1' })
  })

  it('can be paid for where the browser lets no window open', async () => {
    const { portico, buy } = await visit(createFakeEnvironment({ openPopup: () => undefined }))
    await confirmBuy(portico, { seller: 'Shop' })
    expect(buy()).toMatchObject({
      status: 'submitted',
      window: 'blocked',
      purchase: { url: 'https://pay.example/session' },
    })
  })

  it('is given up after half an hour, and can be looked for again', async () => {
    const { portico, fake, buy, hold } = await visit()
    await confirmBuy(portico, { seller: 'Shop' })
    await fake.advance(29 * minutes)
    expect(buy().status).toBe('submitted')
    await fake.advance(2 * minutes)
    expect(buy().status).toBe('unknown')
    const before = fake.requests.length
    await fake.advance(60 * minutes)
    expect(fake.requests.length).toBe(before)
    hold('50')
    checkBuyAgain(portico)
    await fake.advance(10_000)
    expect(buy()).toMatchObject({ status: 'done', amount: '45' })
  })

  it('goes on after a reload', async () => {
    const first = await visit()
    await confirmBuy(first.portico, { seller: 'Shop' })
    const second = await visit(first.fake)
    await settle()
    expect(second.buy()).toMatchObject({
      status: 'submitted',
      window: 'unknown',
      purchase: { seller: 'Shop' },
    })
    second.hold('7')
    await first.fake.advance(10_000)
    expect(second.buy()).toMatchObject({ status: 'done', amount: '2' })
  })

  it('can be left, which closes its window', async () => {
    const { portico, fake, buy } = await visit()
    await confirmBuy(portico, { seller: 'Shop' })
    resetBuy(portico)
    expect(buy().status).toBe('draft')
    expect(fake.popups[0]?.closed).toBe(true)
    expect(portico.storage.get('purchase')).toBeUndefined()
    await settle()
    const before = fake.requests.length
    await fake.advance(60_000)
    expect(fake.requests.length).toBe(before)
  })

  it.each(['javascript:alert(1)', 'http://pay.example', 'metamask://pay', 'mailto:a@b.example'])(
    'does not lead to %s [DL10]',
    async url => {
      const { portico, fake, buy } = await visit(createFakeEnvironment(), url)
      await confirmBuy(portico, { seller: 'Shop' })
      expect(buy().status).toBe('failed')
      expect(fake.popups).toEqual([{ urls: [], closed: true }])
      await confirmBuy(portico, { seller: 'Shop' })
      expect(fake.popups).toHaveLength(2)
    },
  )

  it.each([
    'https://evil.example/session',
    'https://pay.example.evil.example/',
    'https://evil.example/?pay.example',
    'https://pay.example:8443/',
    'https://pay-example.com/',
    'http://localhost:9999/pay',
  ])('does not lead to %s, which is on no host of the site or of a known seller [RD26]', async url => {
    const { portico, fake, buy } = await visit(createFakeEnvironment(), url)
    await confirmBuy(portico, { seller: 'Shop' })
    expect(buy().status).toBe('failed')
    expect(fake.popups).toEqual([{ urls: [], closed: true }])
  })

  it.each([
    'https://pay.coinbase.com/buy?sessionToken=x',
    'https://dapp.example/pay',
    'https://data.example/pay',
  ])('leads to %s without being told [RD26]', async url => {
    const { portico, fake } = await visit(createFakeEnvironment(), url)
    await confirmBuy(portico, { seller: 'Shop' })
    expect(fake.popups[0]?.urls).toEqual([url])
  })

  it('is forgotten with the account', async () => {
    const { portico, fake } = await visit()
    await confirmBuy(portico, { seller: 'Shop' })
    await disconnect(portico)
    expect(portico.storage.get('purchase')).toBeUndefined()
    await fake.advance(10_000)
    expect(portico.store.get().buy.status).toBe('draft')
  })
})
