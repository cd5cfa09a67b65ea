import {
  gasPriceNotSupported,
  isPorticoError,
  PorticoError,
  swapsNotSupported,
  walletTimeout,
} from '@portico/protocol'
import { describe, expect, it } from 'vitest'
import { createDataVisit } from '../../../test/createDataVisit.js'
import { address, otherAddress } from '../../../test/createFakeAdapter.js'
import { createFakeEnvironment, json, settle } from '../../../test/createFakeEnvironment.js'
import { certainRefusals, unknownOutcomes } from '../../../test/walletAnswers.js'
import { switchNetwork } from '../../connection/switchNetwork.js'
import { fetchPortfolio } from '../../data/fetchPortfolio.js'
import { isSwapNetwork, swapNetworks } from '../../families/networks/swapNetworks.js'
import { fetchQuery } from '../../query/fetchQuery.js'
import type { SwapDraft } from '../../store/slices/swap.js'
import { selectSwapper } from '../selectFlowAccount.js'
import { editSwapShare, fillInSwap, resumeSwap, reverseSwap } from './fillInSwap.js'
import { findSwapProblem } from './findSwapPair.js'
import { fetchGasPrice, findSwapService } from './findSwapService.js'
import {
  checkSwap,
  confirmSwap,
  editSwap,
  resetSwap,
  selectSwap,
  selectSwapPair,
  showSwap,
  watchSwapPreview,
} from './swap.js'
import { getLeast, getPriceImpact, readSlippage, swapPricesQuery } from './swapQuotes.js'
import { swapTokensQuery } from './swapTokens.js'

const coin = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const dollar = '0x3333333333333333333333333333333333333333'
const usdt = '0xdac17f958d2ee523a2206206994597c13d831ec7'
const router = '0x4444444444444444444444444444444444444444'
const id = (token: string) => `eip155:1:${token}`
const listed = (token: string, symbol: string, decimals: number) => ({
  name: symbol,
  symbol,
  address: id(token),
  decimals,
  logoUri: '',
})
const tokens = [listed(coin, 'ETH', 18), listed(dollar, 'USD', 6), listed(usdt, 'USDT', 6)]
const held = (token: string | undefined, decimals: number, numeric: string, price: number) => ({
  name: 'x',
  symbol: 'X',
  chainId: 'eip155:1',
  ...(token && { address: id(token) }),
  price,
  iconUrl: '',
  quantity: { decimals: `${decimals}`, numeric },
})
const balances = [held(undefined, 18, '2', 2000), held(dollar, 6, '500', 1), held(usdt, 6, '500', 1)]
const gas = { gas: '200000', gasPrice: '1000000000' }
const ether = 10n ** 18n

interface World {
  allowance: bigint
  /** What there is to get for one ether's worth, in dollars with six decimals. */
  toAmount: bigint | undefined
  buildStatus: number
}

async function setUp(
  draft: Partial<SwapDraft> = {},
  { world = { allowance: 0n, toAmount: 1_990_000_000n, buildStatus: 200 }, ...options } = {} as {
    world?: World
    fake?: ReturnType<typeof createFakeEnvironment>
  },
) {
  const visit = await createDataVisit(
    {
      '/balance': () => json({ balances }),
      '/convert/tokens': () => json({ tokens }),
      '/fungible/price': () =>
        json({
          fungibles: [
            { name: '', symbol: '', address: id(coin), iconUrl: '', price: 2000 },
            { name: '', symbol: '', address: id(dollar), iconUrl: '', price: 1 },
          ],
        }),
      '/convert/quotes': ({ url: { searchParams: query } }) =>
        json({
          quotes:
            world.toAmount === undefined
              ? []
              : [
                  {
                    id: null,
                    fromAmount: query.get('amount'),
                    fromAccount: query.get('from'),
                    toAmount: `${world.toAmount}`,
                    toAccount: query.get('to'),
                  },
                ],
        }),
      '/convert/allowance': () => json({ allowance: `${world.allowance}` }),
      '/convert/gas-price': () => json({ standard: '1000000000', fast: '1', instant: '1' }),
      '/convert/build-approve': ({ url: { searchParams: query } }) => {
        const token = query.get('from')
        return json({ tx: { from: token, to: token, data: '0x12', value: '0', eip155: gas } })
      },
      '/convert/build-transaction': () =>
        json(
          { tx: { from: id(address), to: id(router), data: '0x34', amount: '7', eip155: gas } },
          { status: world.buildStatus },
        ),
    },
    options,
  )
  const { portico, adapter, fake } = visit
  await import('../../data/readServedNetworks.js')
  await fetchPortfolio(portico)
  await fetchQuery(portico, swapTokensQuery, { caipNetworkId: 'eip155:1' })
  if (!options.fake) editSwap(portico, { from: '', to: dollar, amount: '1', ...draft })
  return {
    ...visit,
    world,
    read: () => selectSwap(portico.store.get()),
    asked: () => adapter.calls.filter(call => /^(approveS|s)wap:/.test(call)),
    request: (part: string) => fake.requests.findLast(({ url }) => url.pathname.includes(part)),
    async review() {
      const isChecked = await checkSwap(portico)
      if (isChecked) showSwap(portico)
      return isChecked
    },
  }
}

describe('where there are swaps', () => {
  it('is on twelve networks, and on the chain of a developer [W-33]', () => {
    expect(swapNetworks).toHaveLength(12)
    for (const network of [
      '1',
      '42161',
      '10',
      '324',
      '8453',
      '56',
      '137',
      '100',
      '43114',
      '250',
      '8217',
      '1313161554',
    ])
      expect(isSwapNetwork(`eip155:${network}`)).toBe(true)
    expect(isSwapNetwork('eip155:31337')).toBe(true)
    for (const network of ['eip155:11155111', 'eip155:42220', 'eip155:31338', 'solana:1'] as const)
      expect(isSwapNetwork(network)).toBe(false)
  })

  it('is said of others in the words of the catalogue [X-07] [W-18] [W-19]', async () => {
    const { portico } = await setUp()
    const failOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
    const swaps = await failOf(findSwapService(portico, 'eip155:42220'))
    expect(isPorticoError(swaps, swapsNotSupported)).toBe(true)
    expect(swaps).toHaveProperty('message', 'Network not supported for Swaps')
    // One of the twelve, which the service does not know.
    expect(await failOf(findSwapService(portico, 'eip155:56'))).toHaveProperty(
      'message',
      'Network not supported for Swaps',
    )
    const price = await failOf(fetchGasPrice(portico, 'eip155:42220'))
    expect(isPorticoError(price, gasPriceNotSupported)).toBe(true)
    expect(price).toHaveProperty('message', 'Network not supported for Gas Price')
  })
})

describe('what is asked of the service', () => {
  it('is the tokens of the network, prices, what there is to get, what may be taken and what gas costs [W-14] [W-15] [W-16] [W-17] [W-18]', async () => {
    const { portico, request, review } = await setUp({ from: dollar, to: '', amount: '100' })
    expect(request('/convert/tokens')?.url.searchParams.get('chainId')).toBe('eip155:1')
    await fetchQuery(portico, swapPricesQuery, { caipNetworkId: 'eip155:1', from: dollar, to: '' })
    expect(request('/fungible/price')?.body).toEqual({ currency: 'usd', addresses: [id(dollar), id(coin)] })
    expect(selectSwapPair(portico.store.get())).toMatchObject({ from: { price: 1 }, to: { price: 2000 } })
    await review()
    const quotes = request('/convert/quotes')?.url.searchParams
    expect(Object.fromEntries(quotes ?? [])).toMatchObject({
      amount: '100000000',
      userAddress: address,
      from: id(dollar),
      to: id(coin),
      gasPrice: '1000000000',
    })
    expect(Object.fromEntries(request('/convert/allowance')?.url.searchParams ?? [])).toMatchObject({
      tokenAddress: id(dollar),
      userAddress: id(address),
    })
    expect(request('/convert/gas-price')?.url.searchParams.get('chainId')).toBe('eip155:1')
  })

  it('is a transaction for what was shown, one percent off at most [W-19] [K-08]', async () => {
    const { portico, request, review, asked, read } = await setUp()
    expect(await review()).toBe(true)
    expect(read()).toMatchObject({ swap: { expected: 1_990_000_000n, least: 1_970_100_000n } })
    await confirmSwap(portico)
    expect(request('/build-transaction')).toMatchObject({
      method: 'POST',
      body: {
        amount: `${ether}`,
        toAmount: '1990000000',
        eip155: { slippage: 1 },
        from: id(coin),
        to: id(dollar),
        userAddress: id(address),
        disableEstimate: true,
      },
    })
    expect(asked()).toEqual([`swap:${ether}:1970100000`])
    expect(read()).toMatchObject({ status: 'submitted', id: `0x${'bb'.repeat(32)}` })
  })

  it('is a transaction for the slippage that the visitor has chosen, also where the price moves [K-08]', async () => {
    const { portico, world, request, review, asked, read } = await setUp({ slippage: 2.55 })
    await review()
    expect(read()).toMatchObject({ swap: { slippage: 2.55, least: 1_939_255_000n } })
    world.toAmount = 1_900_000_000n
    await confirmSwap(portico)
    expect(read()).toMatchObject({ status: 'checked', swap: { isChanged: true, least: 1_851_550_000n } })
    showSwap(portico)
    await confirmSwap(portico)
    expect(request('/build-transaction')).toMatchObject({ body: { eip155: { slippage: 2.55 } } })
    expect(asked()).toEqual([`swap:${ether}:1851550000`])
  })

  it.each([
    ['0.5', 0.5],
    ['50', 50],
    ['.25', 0.25],
    [' 1 ', 1],
    ['50.01', undefined],
    ['0', undefined],
    ['0.001', undefined],
    ['1e1', undefined],
    ['-1', undefined],
    ['', undefined],
  ])('takes a slippage of %s as %s percent', (typed, percent) => expect(readSlippage(typed)).toBe(percent))

  it('is leave to take exactly what is given, before the swap and only once [W-17] [W-20]', async () => {
    const { portico, world, fake, request, review, asked, read } = await setUp({
      from: dollar,
      to: '',
      amount: '100',
    })
    await review()
    expect(read()).toMatchObject({ swap: { approval: 100_000_000n } })
    await confirmSwap(portico)
    expect(Object.fromEntries(request('/build-approve')?.url.searchParams ?? [])).toMatchObject({
      userAddress: id(address),
      from: id(dollar),
      to: id(coin),
      amount: '100000000',
    })
    expect(asked()).toEqual(['approveSwap:100000000'])
    expect(read()).toMatchObject({ status: 'approving' })
    world.allowance = 100_000_000n
    portico.storage.remove('pendingTransactions')
    await fake.advance(1000)
    expect(read()).toMatchObject({ status: 'checked', swap: { approval: undefined } })
    showSwap(portico)
    await confirmSwap(portico)
    expect(asked()).toEqual(['approveSwap:100000000', `swap:100000000:${getLeast(1_990_000_000n)}`])
  })

  it('is leave and swap in the one step that was shown, where the wallet does both or neither [W-17] [W-20]', async () => {
    const { portico, adapter, request, review, asked, read } = await setUp({
      from: dollar,
      to: '',
      amount: '100',
    })
    Object.assign(portico.adapters.get('eip155')?.methods ?? {}, {
      getCapabilities: async () => ({ '1': { atomic: { status: 'supported' } } }),
    })
    const given: unknown[] = []
    const { swap } = adapter.swaps
    adapter.swaps.swap = async parameters => {
      given.push(parameters.approval)
      return swap(parameters)
    }
    await review()
    expect(read()).toMatchObject({ swap: { isBatch: true, least: getLeast(1_990_000_000n) } })
    await confirmSwap(portico)
    expect(asked()).toEqual([`swap:100000000:${getLeast(1_990_000_000n)}`])
    expect(given).toEqual([{ to: dollar, data: '0x12', value: 0n }])
    expect(request('/build-approve')?.url.searchParams.get('amount')).toBe('100000000')
    expect(read()).toMatchObject({ status: 'submitted' })
  })

  it.each([
    ['for another network', async () => ({ '10': { atomic: { status: 'supported' } } })],
    ['only after a change of the account', async () => ({ '1': { atomic: { status: 'ready' } } })],
    ['in words that are none', async () => ({ '1': { atomic: 'supported' } })],
    ['by failing', () => Promise.reject(new Error('no'))],
    ['never', () => new Promise(() => {})],
  ])('is leave first where the wallet says that it can do both at once %s', async (_how, getCapabilities) => {
    const { portico, fake, review, read } = await setUp({ from: dollar, to: '', amount: '100' })
    Object.assign(portico.adapters.get('eip155')?.methods ?? {}, { getCapabilities })
    const reviewed = review()
    await fake.advance(3000)
    await reviewed
    expect(read()).toMatchObject({ status: 'checked', isShown: true, swap: { approval: 100_000_000n } })
    expect(read()).not.toHaveProperty('swap.isBatch')
  })

  it('is nothing of an exchange that may take enough already, nor for the currency [W-17]', async () => {
    const world = { allowance: 100_000_000n, toAmount: 5n, buildStatus: 200 }
    const { review, read } = await setUp({ from: dollar, to: '', amount: '100' }, { world })
    await review()
    expect(read()).toMatchObject({ swap: { approval: undefined } })
  })

  it('is to take back what USDT allowed before, first [K-17]', async () => {
    const world = { allowance: 5n, toAmount: 5n, buildStatus: 200 }
    const { portico, fake, review, read, asked } = await setUp(
      { from: usdt, to: '', amount: '100' },
      { world },
    )
    await review()
    await confirmSwap(portico)
    expect(asked()).toEqual(['approveSwap:0'])
    world.allowance = 0n
    portico.storage.remove('pendingTransactions')
    await fake.advance(1000)
    expect(read()).toMatchObject({ status: 'checked', swap: { approval: 100_000_000n } })
  })
})

describe('what is signed', () => {
  it('is nothing before it was shown', async () => {
    const { portico, asked } = await setUp()
    await checkSwap(portico)
    await confirmSwap(portico)
    expect(asked()).toEqual([])
  })

  it('is shown again where there is less to get by then [K-08]', async () => {
    const { portico, world, review, asked, read } = await setUp()
    await review()
    world.toAmount = 1_980_000_000n
    await confirmSwap(portico)
    expect(asked()).toEqual([])
    expect(read()).toMatchObject({
      status: 'checked',
      swap: { expected: 1_980_000_000n, least: getLeast(1_980_000_000n), isChanged: true },
    })
    showSwap(portico)
    await confirmSwap(portico)
    expect(asked()).toEqual([`swap:${ether}:${getLeast(1_980_000_000n)}`])
  })

  it('is kept to what was shown where there is more to get, or hardly less', async () => {
    for (const toAmount of [2_100_000_000n, 1_989_900_000n]) {
      const { portico, world, review, asked } = await setUp()
      await review()
      world.toAmount = toAmount
      await confirmSwap(portico)
      expect(asked()).toEqual([`swap:${ether}:${getLeast(1_990_000_000n)}`])
    }
  })

  it('is shown again where the price moves while it is built', async () => {
    const { portico, world, review, asked, read, fake } = await setUp()
    await review()
    world.buildStatus = 400
    fake.answer(({ url }) => {
      if (url.pathname.includes('build-transaction')) world.toAmount = 1_500_000_000n
      return undefined
    })
    await confirmSwap(portico)
    expect(asked()).toEqual([])
    expect(read()).toMatchObject({ status: 'checked', swap: { expected: 1_500_000_000n, isChanged: true } })
  })

  it('is kept up to date for as long as it is shown, every 10 s', async () => {
    const { portico, world, review, read, fake } = await setUp()
    await review()
    const stop = watchSwapPreview(portico)
    await settle()
    world.toAmount = 1_900_000_000n
    await fake.advance(9999)
    expect(read()).toMatchObject({ status: 'checked', isShown: true, swap: { expected: 1_990_000_000n } })
    await fake.advance(1)
    expect(read()).toMatchObject({ status: 'checked', swap: { expected: 1_900_000_000n, isChanged: true } })
    stop()
  })

  it('belongs to one account and network: another begins anew', async () => {
    const { portico, review, asked, read } = await setUp()
    await review()
    await switchNetwork(portico, 'eip155:10')
    expect(read()).toMatchObject({ status: 'draft', draft: { amount: '' } })
    await confirmSwap(portico)
    expect(asked()).toEqual([])
  })
})

describe('what fails', () => {
  it.each(certainRefusals)('stays to be tried again when nothing was swapped: %s', async (_, thrown) => {
    const { portico, adapter, review, read } = await setUp()
    adapter.swaps.swap = () => Promise.reject(thrown)
    await review()
    await confirmSwap(portico)
    expect(read()).toMatchObject({ status: 'failed' })
    expect(portico.storage.get('openSwaps')).toBeUndefined()
    adapter.swaps.swap = async () => ({ id: '0x2' })
    await confirmSwap(portico)
    expect(read()).toMatchObject({ status: 'submitted', id: '0x2' })
  })

  it.each([
    ['noQuote', { toAmount: undefined }, { amount: '1' }],
    ['feeMissing', {}, { amount: '2' }],
  ] as const)('is refused with its reason, and the form stays: %s', async (refusal, change, draft) => {
    const world = { allowance: 0n, toAmount: 5n as bigint | undefined, buildStatus: 200, ...change }
    const { review, read } = await setUp(draft, { world })
    expect(await review()).toBe(false)
    expect(read()).toMatchObject({ status: 'draft', refusal, draft })
  })

  it('is what nobody can say: the form stays', async () => {
    const { fake, review, read } = await setUp()
    fake.answer(({ url }) =>
      url.pathname.includes('quotes') ? new Response(null, { status: 400 }) : undefined,
    )
    expect(await review()).toBe(false)
    expect(read()).toMatchObject({ status: 'draft', refusal: 'unavailable', draft: { amount: '1' } })
  })

  it('is a token that agrees and does not allow it: nothing is asked for a second time', async () => {
    const { portico, fake, review, read, asked } = await setUp({ from: dollar, to: '', amount: '100' })
    await review()
    await confirmSwap(portico)
    portico.storage.remove('pendingTransactions')
    await fake.advance(1000)
    expect(read()).toMatchObject({ status: 'draft', refusal: 'notAllowed', draft: { amount: '100' } })
    expect(asked()).toHaveLength(1)
  })

  it('is told to the owner, without an address of anybody', async () => {
    const { portico, adapter, review } = await setUp()
    adapter.swaps.swap = async () => {
      throw { code: 4001, message: 'No' }
    }
    await review()
    await confirmSwap(portico)
    const event = portico.store.get().events.data
    expect(event).toMatchObject({
      event: 'SWAP_ERROR',
      properties: {
        swapFromToken: 'ETH',
        swapToToken: 'USD',
        swapFromAmount: '1',
        swapToAmount: '1990',
        code: 'user_rejected',
        message: 'You rejected the request in your wallet.',
      },
    })
    expect(JSON.stringify(event)).not.toContain(address)
  })
})

describe('a data service that lies', () => {
  it.each([
    ['gets', { from: '', to: dollar, amount: '1' }],
    ['gives', { from: dollar, to: '', amount: '1' }],
  ])('is refused where the token that the visitor %s has other decimals [RD19]', async (_, draft) => {
    const { adapter, review, read, asked } = await setUp(draft)
    adapter.transfers.readToken = async () => ({ decimals: 18, symbol: 'USD' })
    expect(await review()).toBe(false)
    expect(read()).toMatchObject({ status: 'draft', refusal: 'tokenMismatch' })
    expect(asked()).toEqual([])
  })

  it('has no say about the currency, nor about the symbol of a contract [RD19]', async () => {
    const { portico, adapter, fake, review, read, asked } = await setUp()
    fake.answer(({ url }) =>
      url.pathname.includes('convert/tokens')
        ? json({ tokens: [listed(coin, 'FAKE', 6), listed(dollar, 'USD', 6)] })
        : undefined,
    )
    await fetchQuery(portico, swapTokensQuery, { caipNetworkId: 'eip155:1' }, { force: true })
    adapter.transfers.readToken = async () => ({ decimals: 6, symbol: 'REAL' })
    await review()
    expect(read()).toMatchObject({
      swap: { from: { symbol: 'ETH', decimals: 18 }, to: { symbol: 'REAL' }, units: ether },
    })
    await confirmSwap(portico)
    expect(asked()).toEqual([`swap:${ether}:${getLeast(1_990_000_000n)}`])
  })

  it('has look-alikes and twins in its list marked, and never the currency [RD19] [RD13]', async () => {
    const { portico, fake } = await setUp()
    const other = '0x5555555555555555555555555555555555555555'
    fake.answer(({ url }) =>
      url.pathname.includes('convert/tokens')
        ? json({
            tokens: [
              listed(coin, 'ETH', 18),
              listed(dollar, 'CAFE', 6),
              listed(other, 'cafe', 6),
              listed(router, 'U5DC', 6),
              listed(usdt, 'USDT', 6),
            ],
          })
        : undefined,
    )
    const found = await fetchQuery(portico, swapTokensQuery, { caipNetworkId: 'eip155:1' }, { force: true })
    expect(found.map(({ isImitation }) => isImitation ?? false)).toEqual([false, true, true, true, false])
  })
})

describe('an answer that nobody has heard', () => {
  it.each(unknownOutcomes)(
    'is told as that for a swap, and not offered to be tried again: %s [RD18]',
    async (_, thrown) => {
      const { portico, adapter, review, read, asked } = await setUp()
      adapter.swaps.swap = () => Promise.reject(thrown)
      await review()
      await confirmSwap(portico)
      expect(read()).toMatchObject({ status: 'unknown', open: { step: 'swap', amount: '1' } })
      expect(portico.storage.get('openSwaps')).toHaveLength(1)
      await confirmSwap(portico)
      expect(await review()).toBe(false)
      expect(asked()).toHaveLength(1)
      resetSwap(portico)
      expect(portico.storage.get('openSwaps')).toBeUndefined()
    },
  )

  it('is read from the chain where it is about the leave to take tokens', async () => {
    const { portico, adapter, world, review, read, asked } = await setUp({
      from: dollar,
      to: '',
      amount: '100',
    })
    adapter.swaps.approveSwap = () => Promise.reject(new PorticoError(walletTimeout))
    await review()
    await confirmSwap(portico)
    expect(read()).toMatchObject({ status: 'draft', refusal: 'unsure', draft: { amount: '100' } })
    world.allowance = 100_000_000n
    expect(await review()).toBe(true)
    expect(read()).toMatchObject({ swap: { approval: undefined } })
    expect(asked()).toHaveLength(1)
  })
})

describe('another account that is chosen meanwhile', () => {
  it('is not moved by what the wallet answers to the one before', async () => {
    const { portico, adapter, review } = await setUp()
    let answer: (sent: { readonly id: string }) => void = () => {}
    adapter.swaps.swap = () =>
      new Promise(resolve => {
        answer = resolve
      })
    await review()
    const first = confirmSwap(portico)
    await settle()
    await switchNetwork(portico, 'eip155:10')
    // The second swap is being asked for when the answer to the first comes.
    const owner = selectSwapper(portico.store.get())?.account.caipAddress ?? 'eip155:10:0x'
    const { swap } = portico.store.get()
    if (!('swap' in swap)) throw new Error('Nothing was asked.')
    const confirming = { ...swap, owner, status: 'confirming', swap: { ...swap.swap, amount: '7' } } as const
    portico.store.set(state => ({ ...state, swap: confirming }))
    answer({ id: '0x1' })
    await first
    expect(portico.store.get().swap).toBe(confirming)
    expect(portico.storage.get('pendingTransactions')).toMatchObject([{ id: '0x1', amount: '1' }])
  })

  it('leaves the form of the one before usable, not checking for ever', async () => {
    const { portico, read } = await setUp()
    const checked = checkSwap(portico)
    await switchNetwork(portico, 'eip155:10')
    expect(await checked).toBe(false)
    expect(portico.store.get().swap).toMatchObject({ status: 'draft', draft: { amount: '1' } })
    await switchNetwork(portico, 'eip155:1')
    expect(read()).toMatchObject({ status: 'draft', draft: { amount: '1' } })
  })

  it('does not have it confirmed', async () => {
    const { portico, review } = await setUp()
    await review()
    await switchNetwork(portico, 'eip155:10')
    await confirmSwap(portico)
    expect(portico.store.get().swap.status).toBe('checked')
  })

  it('is not told what was checked for a draft that was changed meanwhile', async () => {
    const { portico, read } = await setUp()
    const first = checkSwap(portico)
    editSwap(portico, { amount: '0.5' })
    const second = checkSwap(portico)
    expect(await first).toBe(false)
    expect(await second).toBe(true)
    expect(read()).toMatchObject({ status: 'checked', swap: { amount: '0.5' } })
  })
})

describe('a page that is left half way', () => {
  it('asks nobody for a second leave while the first is on its way', async () => {
    const fake = createFakeEnvironment()
    const first = await setUp({}, { fake })
    editSwap(first.portico, { from: dollar, to: '', amount: '100' })
    await first.review()
    await confirmSwap(first.portico)
    expect(first.read()).toMatchObject({ status: 'approving' })
    const second = await setUp({}, { fake })
    resumeSwap(second.portico)
    expect(second.read()).toMatchObject({ status: 'draft', draft: { from: dollar, to: '', amount: '100' } })
    expect(await second.review()).toBe(true)
    expect(second.read()).toMatchObject({ status: 'approving', id: `0x${'aa'.repeat(32)}` })
    expect(second.asked()).toEqual([])
  })

  it('does not swap again what the wallet may have swapped, until the visitor says so', async () => {
    const fake = createFakeEnvironment()
    const first = await setUp({}, { fake })
    first.adapter.swaps.swap = () => new Promise<never>(() => undefined)
    editSwap(first.portico, { from: '', to: dollar, amount: '1' })
    await first.review()
    void confirmSwap(first.portico)
    await settle()
    expect(first.read()).toMatchObject({ status: 'confirming' })
    const second = await setUp({}, { fake })
    resumeSwap(second.portico)
    expect(second.read()).toMatchObject({ status: 'unknown', open: { amount: '1', step: 'swap' } })
    editSwap(second.portico, { amount: '1' })
    expect(await second.review()).toBe(false)
    await confirmSwap(second.portico)
    expect(second.asked()).toEqual([])
    resetSwap(second.portico)
    expect(second.read()).toMatchObject({ status: 'draft', draft: { amount: '' } })
    expect(second.portico.storage.get('openSwaps')).toBeUndefined()
  })

  it.each([
    ['confirmed', { status: 'done' }],
    ['failed', { status: 'failed', outcome: 'failed' }],
  ] as const)('says so when the chain has %s it, and does not swap again', async (status, end) => {
    const { portico, adapter, fake, review, read, asked } = await setUp()
    await review()
    await confirmSwap(portico)
    adapter.transfers.readTransaction = async () => ({ status })
    await fake.advance(3000)
    expect(read()).toMatchObject(end)
    await confirmSwap(portico)
    expect(asked()).toHaveLength(1)
  })

  it('follows what was sent, and shows both sides of it', async () => {
    const { portico, review } = await setUp()
    await review()
    await confirmSwap(portico)
    expect(portico.storage.get('pendingTransactions')).toMatchObject([
      {
        kind: 'trade',
        amount: '1',
        token: { symbol: 'ETH' },
        received: { amount: '1990', token: { symbol: 'USD' } },
      },
    ])
    expect(portico.storage.get('openSwaps')).toBeUndefined()
  })

  it('is no matter of another account', async () => {
    const { portico, read, review } = await setUp()
    resetSwap(portico)
    const open = {
      caipAddress: `eip155:1:${otherAddress}`,
      step: 'swap',
      from: '',
      to: dollar,
      amount: '1',
    } as const
    portico.storage.set('openSwaps', [open])
    resumeSwap(portico)
    expect(read()).toMatchObject({ status: 'draft' })
    // Nor is what another account has left open lost by it.
    editSwap(portico, { from: '', to: dollar, amount: '1' })
    await review()
    await confirmSwap(portico)
    resetSwap(portico)
    expect(portico.storage.get('openSwaps')).toEqual([open])
  })

  it('is told of what may have happened, though the page opens the form with something else', async () => {
    const fake = createFakeEnvironment()
    const first = await setUp({}, { fake })
    first.adapter.swaps.swap = () => new Promise<never>(() => undefined)
    editSwap(first.portico, { from: '', to: dollar, amount: '1' })
    await first.review()
    void confirmSwap(first.portico)
    await settle()
    const second = await setUp({}, { fake })
    fillInSwap(second.portico, { fromToken: 'USD', toToken: 'ETH', amount: '5' })
    expect(second.read()).toMatchObject({ status: 'unknown', open: { amount: '1' } })
    resetSwap(second.portico)
    fillInSwap(second.portico, { fromToken: 'USD', toToken: 'ETH', amount: '5' })
    expect(second.read()).toMatchObject({ status: 'draft', draft: { from: dollar, amount: '5' } })
  })
})

describe('what is filled in', () => {
  const token = { name: 'E', symbol: 'E', decimals: 18, balance: '2', iconUrl: '' }
  const other = { ...token, address: dollar }

  it.each([
    ['selectToken', '1', token, undefined],
    ['sameToken', '1', token, token],
    ['addAmount', ' ', token, other],
    ['incorrectValue', '1e3', token, other],
    ['incorrectValue', '0', token, other],
    ['insufficientFunds', '2.1', token, other],
    [undefined, '2', token, other],
  ] as const)('lacks %s', (problem, amount, from, to) =>
    expect(findSwapProblem({ amount, from, to })).toBe(problem),
  )

  it('is all there is, without what the fee may take; can be turned; and comes from the page by symbol', async () => {
    const { portico, read } = await setUp()
    await editSwapShare(portico, 100)
    expect(read().draft.amount).toBe('1.9994')
    reverseSwap(portico)
    expect(read().draft).toMatchObject({ from: dollar, to: '', amount: '' })
    await editSwapShare(portico, 100)
    expect(read().draft.amount).toBe('500')
    const wish = { fromToken: 'eth', toToken: 'USDT', amount: '0.5' }
    fillInSwap(portico, wish)
    expect(read().draft).toEqual({ from: '', to: usdt, amount: '0.5' })
    // The form is drawn again when the visitor returns from the token list.
    editSwap(portico, { to: dollar, amount: '0.25' })
    fillInSwap(portico, wish)
    expect(read().draft).toEqual({ from: '', to: dollar, amount: '0.25' })
    fillInSwap(portico, { ...wish })
    expect(read().draft).toEqual({ from: '', to: usdt, amount: '0.5' })
  })
})

describe('the terms', () => {
  it('round the least up, and name the loss in percent', () => {
    expect(getLeast(100n)).toBe(99n)
    expect(getLeast(101n)).toBe(100n)
    const from = { name: '', symbol: '', decimals: 0, balance: '0', iconUrl: '', price: 100 }
    const sum = { from, to: from, units: 100n, expected: 90n }
    expect(getPriceImpact(sum)).toBeCloseTo(10)
    expect(getPriceImpact({ ...sum, expected: 110n })).toBe(0)
    expect(getPriceImpact({ ...sum, to: { ...from, price: undefined } })).toBeUndefined()
    expect(getPriceImpact({ ...sum, from: { ...from, price: undefined } })).toBeUndefined()
  })
})
