import { galleryAddress } from './connectAccount.js'
import type { DataBehaviour } from './GalleryState.js'

const network = 'eip155:1'
const day = 86_400_000
/** Zone of registrable names in the gallery. */
const galleryZone = 'gallery.example'

const toContract = (index: number) => `${network}:0x${(index + 1).toString(16).padStart(40, '0')}`

const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: network,
  value: 30_864,
  price: 2500,
  dayChange: 1.84,
  quantity: { decimals: '18', numeric: '12.3456' },
  iconUrl: '',
}

const createToken = (index: number, name: string, symbol: string, more: object = {}) => ({
  name,
  symbol,
  chainId: network,
  address: toContract(index),
  price: 0,
  quantity: { decimals: '18', numeric: '1250' },
  iconUrl: '',
  ...more,
})

const someTokens = [
  ether,
  createToken(1, 'Meadow Dollar', 'MUSD', { value: 1250.42, price: 1.0003, dayChange: 0 }),
  createToken(2, 'Orchard', 'ORCH', {
    value: 12.5,
    price: 0.000_012_34,
    dayChange: -12.409,
    quantity: { decimals: '18', numeric: '1012965.964343' },
  }),
  createToken(3, 'Coffee Points', 'CAFE'),
]

/** Tokens that people know, for the pictures of the documentation, which answer these URLs. */
const createKnown = (
  index: number,
  name: string,
  symbol: string,
  price: number,
  numeric: string,
  dayChange = 0,
) =>
  createToken(index, name, symbol, {
    price,
    dayChange,
    value: price * Number(numeric),
    quantity: { decimals: '18', numeric },
    iconUrl: `https://pictures.example/${symbol}.svg`,
  })

const knownTokens = [
  { ...ether, value: 4000, quantity: { decimals: '18', numeric: '1.6' } },
  createKnown(30, 'USD Coin', 'USDC', 1, '1250.42'),
  createKnown(31, 'Uniswap', 'UNI', 7.61, '120', -2.4),
  createKnown(32, 'Chainlink', 'LINK', 14.1, '40', 3.07),
]

/** Hostile names and invalid numbers. */
const hostileText = '<img src=x onerror=alert(1)> \u202eUSD\u2066 {{7*7}}'
const longText = 'The Token With The Longest Name That Anybody Has Ever Given '.repeat(20)
const hostileTokens = [
  ether,
  createToken(4, hostileText, '\u202eDSU', { price: Number.NaN, value: 'NaN' }),
  createToken(5, longText, 'WWWWWWWWWWWWWWWWWWWWWWWW', { price: 1e300, value: 1e300, dayChange: 1e300 }),
  createToken(6, 'Ether', 'ETH'),
  createToken(7, 'USD Coin', 'U\u0405DC', { value: 1e9, price: 1 }),
  createToken(8, '\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd', 'ILS', {
    quantity: { decimals: '18', numeric: `${'9'.repeat(70)}.${'9'.repeat(18)}` },
  }),
]

const createTransfer = (direction: string, numeric: string, symbol = 'ETH') => ({
  direction,
  quantity: { numeric },
  fungible_info: { name: symbol, symbol },
})

const peer = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

interface FakeTransaction {
  readonly operationType?: string
  readonly metadata?: object
  readonly transfers?: readonly object[]
}

function createTransaction(index: number, age: number, more: FakeTransaction = {}) {
  const { operationType = 'receive', metadata, transfers = [createTransfer('in', '0.75')] } = more
  const isOwn = operationType !== 'receive'
  const hash = `0x${(index + 1).toString(16).padStart(64, '0')}`
  const facts = {
    operationType,
    hash,
    chain: network,
    minedAt: new Date(Date.now() - age).toISOString(),
    sentFrom: isOwn ? galleryAddress : peer,
    sentTo: isOwn ? peer : galleryAddress,
    status: 'confirmed',
    nonce: index,
  }
  return { id: hash, metadata: { ...facts, ...metadata }, transfers }
}

const createSome = () => [
  createTransaction(0, 20_400, {
    operationType: 'send',
    transfers: [createTransfer('out', '1.5')],
    metadata: { status: 'pending' },
  }),
  createTransaction(1, 3 * 3_600_000),
  createTransaction(2, 40 * day, {
    operationType: 'trade',
    transfers: [createTransfer('out', '2'), createTransfer('in', '5000.12345', 'MUSD')],
  }),
  createTransaction(3, 41 * day, {
    operationType: 'send',
    transfers: [createTransfer('out', '20', 'MUSD')],
    metadata: { status: 'failed' },
  }),
  createTransaction(4, 400 * day, {
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: '1' },
        nft_info: {
          name: 'Meadow 7',
          content: { preview: { url: 'https://pictures.example/meadow-7.png' } },
          flags: { is_spam: false },
        },
      },
    ],
  }),
  createTransaction(5, 401 * day, { operationType: 'approve', transfers: [] }),
]

const createHostile = () => [
  createTransaction(0, -5 * day, {
    operationType: hostileText,
    transfers: [createTransfer('in', '9'.repeat(80), 'WWWWWWWWWWWWWWWWWWWWWWWW')],
  }),
  createTransaction(1, day, {
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: '1' },
        nft_info: { name: 'Claim at evil.example', flags: { is_spam: true } },
      },
    ],
  }),
  createTransaction(2, day, { transfers: [createTransfer('out', '0')] }),
  createTransaction(3, 2 * day, {
    transfers: [
      { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: hostileText + longText } },
      createTransfer('in', '1'),
      createTransfer('in', '2', 'MUSD'),
    ],
  }),
]

const createNft = (index: number, more: object = {}) => ({
  chainId: network,
  address: toContract(900),
  tokenId: String(index + 1),
  amount: '1',
  name: `Meadow ${index + 1}`,
  collection: 'Meadows',
  description: 'A meadow, drawn once and never again.',
  isSpam: false,
  ...more,
})

const someNfts = [
  createNft(0),
  createNft(1, { amount: '12' }),
  createNft(2, { name: undefined, tokenId: '9'.repeat(78), collection: undefined, description: undefined }),
  createNft(3),
]

const hostileNfts = [
  createNft(0, { name: hostileText + longText, collection: longText, description: hostileText.repeat(40) }),
  createNft(1, { name: 'Claim at evil.example', isSpam: true }),
  createNft(2, { amount: '9'.repeat(78), imageUrl: 'javascript:alert(1)' }),
]

const pageSize = 50

function createPage(all: number, query: URLSearchParams, create: (index: number) => unknown) {
  const start = Number(query.get('cursor') ?? 0)
  const count = Math.min(pageSize, all - start)
  const next = start + count < all ? String(start + count) : null
  return { data: Array.from({ length: count }, (_, index) => create(start + index)), next }
}

const sellAt = (name: string, display_name: string, chain_id: string, contract_address: string) => ({
  name,
  display_name,
  chain_id,
  contract_address,
})
const sell = (id: string, name: string, symbol: string, contract: string) => ({
  id,
  name,
  symbol,
  networks: [sellAt('ethereum', 'Ethereum', '1', contract)],
})
const cards = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
]
const sellOf = (count: number) => ({
  seller: 'Meadow Pay',
  paymentCurrencies: ['USD', 'EUR', 'GBP'].map(id => ({ id, payment_method_limits: cards })),
  purchaseCurrencies: [
    sell('usdc', 'USD Coin', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
    sell('eth', 'Ether', 'ETH', ''),
    ...Array.from({ length: count }, (_, index) =>
      sell(
        `t${index}`,
        `Token ${index + 1}`,
        `T${index + 1}`,
        `0x${(index + 1).toString(16).padStart(40, '0')}`,
      ),
    ),
  ],
})
const sellers = [
  { id: 'meadow', name: 'Meadow Pay' },
  { id: 'harbour', name: 'Harbour Exchange' },
]
const nameSeller = (id: string | null) => (sellers.find(seller => seller.id === id) ?? sellers[0])?.name
const dollars = (amount: string) => ({ amount, currency: 'USD' })

type Answer = (query: URLSearchParams) => unknown

const coin = `${network}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
const createListed = (address: string, name: string, symbol: string) => ({
  name,
  symbol,
  address,
  decimals: 18,
  logoUri: '',
})
const listedTokens = [
  createListed(coin, 'Ether', 'ETH'),
  createListed(toContract(1), 'Meadow Dollar', 'MUSD'),
  createListed(toContract(2), 'Orchard', 'ORCH'),
  createListed(toContract(3), 'Coffee Points', 'CAFE'),
  createListed(toContract(20), 'Dai', 'DAI'),
  createListed(toContract(21), 'Wrapped Ether', 'WETH'),
]
const listedKnownTokens = [
  createListed(coin, 'Ether', 'ETH'),
  ...knownTokens.slice(1).flatMap(({ name, symbol, iconUrl: logoUri }, index) => ({
    ...createListed(toContract(index + 30), name, symbol),
    logoUri,
  })),
]

/** The symbol according to the token's contract. */
export const findSymbol = (contract: string): string | undefined =>
  [...someTokens, ...knownTokens, ...hostileTokens, ...listedTokens].find(
    token => 'address' in token && token.address.endsWith(contract),
  )?.symbol

/** In US dollars by id; others have no price. */
const listedPrices = new Map([
  [coin, 2500],
  [toContract(1), 1],
  [toContract(20), 1],
  [toContract(21), 2500],
  [toContract(30), 1],
])

/** Quotes slightly below these prices; ten per cent below for an illiquid token. */
function answerQuotes(query: URLSearchParams) {
  const [from = '', to = ''] = [query.get('from') ?? '', query.get('to') ?? '']
  const [given, got] = [listedPrices.get(from) ?? 1, listedPrices.get(to) ?? 1]
  const percent = to === toContract(20) ? 0.9 : 0.997
  const factor = BigInt(Math.round((given / got) * percent * 1e9))
  const toAmount = (BigInt(query.get('amount') ?? 0) * factor) / 10n ** 9n
  const quote = { id: null, fromAmount: query.get('amount'), fromAccount: from, toAccount: to }
  return { quotes: [{ ...quote, toAmount: `${toAmount}` }] }
}

const gas = { gas: '200000', gasPrice: '1000000000' }

const answers: Readonly<Record<string, Readonly<Partial<Record<DataBehaviour, Answer>>>>> = {
  '/balance': {
    answers: () => ({ balances: someTokens }),
    known: () => ({ balances: knownTokens }),
    much: () => ({
      balances: [
        ether,
        ...Array.from({ length: 499 }, (_, index) =>
          createToken(index, `Token ${index + 1}`, `T${index + 1}`, { value: 500 - index, price: 1 }),
        ),
      ],
    }),
    hostile: () => ({ balances: hostileTokens }),
    empty: () => ({ balances: [{ ...ether, value: 0, quantity: { decimals: '18', numeric: '0' } }] }),
  },
  '/convert/tokens': {
    answers: () => ({ tokens: listedTokens }),
    known: () => ({ tokens: listedKnownTokens }),
    much: () => ({
      tokens: [
        ...listedTokens,
        ...Array.from({ length: 400 }, (_, index) =>
          createListed(toContract(index + 100), `Token ${index + 1}`, `T${index + 1}`),
        ),
      ],
    }),
    hostile: () => ({
      tokens: [
        createListed(coin, 'Ether', 'ETH'),
        createListed(toContract(4), hostileText, '\u202eDSU'),
        createListed(toContract(5), longText, 'WWWWWWWWWWWWWWWW'),
      ],
    }),
    empty: () => ({ tokens: [] }),
  },
  '/convert/quotes': { answers: answerQuotes, empty: () => ({ quotes: [] }) },
  '/convert/allowance': { answers: () => ({ allowance: '0' }) },
  '/convert/gas-price': {
    answers: () => ({ standard: '1000000000', fast: '1250000000', instant: '1500000000' }),
  },
  '/convert/build-approve': {
    answers: () => ({ tx: { from: toContract(1), to: toContract(1), data: '0x', value: '0', eip155: gas } }),
  },
  '/convert/build-transaction': {
    answers: () => ({
      tx: { from: `${network}:${peer}`, to: `${network}:${peer}`, data: '0x', amount: '0', eip155: gas },
    }),
  },
  '/fungible/price': {
    answers: () => ({
      fungibles: [...listedPrices].map(([address, price]) => ({
        name: '',
        symbol: '',
        address,
        iconUrl: '',
        price,
      })),
    }),
  },
  '/history': {
    answers: () => ({ data: createSome(), next: null }),
    much: query => createPage(10_000, query, index => createTransaction(index, index * 3_600_000)),
    hostile: () => ({ data: createHostile(), next: null }),
    empty: () => ({ data: [], next: null }),
  },
  '/nfts': {
    answers: () => ({ data: someNfts, next: null }),
    much: query => createPage(2000, query, index => createNft(index)),
    hostile: () => ({ data: hostileNfts, next: null }),
    empty: () => ({ data: [], next: null }),
  },
  '/v1/profile/suggestions': {
    answers: () => ({
      suggestions: ['alice', 'the-alice', 'alice-2', 'alice-wallet'].map(label => ({
        name: `${label}.${galleryZone}`,
        registered: label === 'alice',
      })),
    }),
  },
  '/v1/onramp/options': {
    answers: () => sellOf(0),
    much: query => ({ ...sellOf(300), seller: nameSeller(query.get('seller')), sellers }),
    hostile: () => ({
      ...sellOf(0),
      seller: hostileText + longText,
      purchaseCurrencies: [sell('x', hostileText, 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')],
    }),
    empty: () => ({ paymentCurrencies: [], purchaseCurrencies: [] }),
  },
  '/v1/onramp/quote': {
    answers: () => ({
      purchaseAmount: { amount: '98.5', currency: 'USDC' },
      paymentTotal: dollars('100'),
      paymentSubtotal: dollars('98.5'),
      partnerFee: dollars('1.5'),
      networkFee: dollars('0.42'),
      quoteId: 'gallery',
    }),
  },
  '/v1/generators/onrampurl': { answers: () => ({ url: 'https://pay.gallery.example/session' }) },
  '/v1/identity': {
    answers: () => ({ name: 'ada.eth', avatar: null }),
    hostile: () => ({ name: 'a b\u202e', avatar: 'javascript:alert(1)' }),
    empty: () => ({ name: null, avatar: null }),
  },
}

/** Only alice's name is taken; any other can be registered. */
function answerName(path: string): Response {
  if (path.endsWith('/account')) return Response.json({ success: true })
  if (!path.includes('/alice.')) return new Response(null, { status: 404 })
  return Response.json({ addresses: { 60: { address: galleryAddress, created: '' } }, attributes: [] })
}

/** Chain data without a server. Undefined for other requests. */
export function answerData(url: URL, behaviour: DataBehaviour): Promise<Response> | Response | undefined {
  if (!url.pathname.startsWith('/v1/')) return undefined
  if (url.pathname === '/v1/supported-chains')
    return Response.json({ http: [network], ws: [], nameZone: galleryZone })
  if (behaviour === 'hangs') return new Promise<never>(() => {})
  // Other statuses would be retried seconds later.
  const refusal = new Response(null, { status: 400 })
  if (behaviour === 'refuses') return refusal
  if (url.pathname.startsWith('/v1/profile/account')) return answerName(url.pathname)
  const [, known] = Object.entries(answers).find(([path]) => url.pathname.includes(path)) ?? []
  const answer = known?.[behaviour] ?? known?.answers
  return answer ? Response.json(answer(url.searchParams)) : refusal
}
