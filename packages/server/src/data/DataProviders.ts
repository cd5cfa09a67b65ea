import type {
  ExchangeSession,
  ExchangeStatus,
  OnRampOptions,
  OnRampQuote,
  OnRampQuoteRequest,
  OnRampUrlRequest,
} from '@portico/protocol/data'

/** A listed token. Without an address it is the network's native coin. */
export interface Token {
  chainId: string
  address?: string | undefined
  name: string
  symbol: string
  decimals: number
  logoUrl?: string | undefined
}

export type Asset = Pick<Token, 'chainId' | 'address'>

export interface Holding {
  token: Token
  amount: bigint
}

export interface BalanceProvider {
  readHoldings(address: string): Promise<Holding[]>
}

export interface ChainTransfer {
  direction: 'in' | 'out' | 'self'
  amount: bigint
  token?: Token | undefined
  nft?: { address: string; tokenId: string; name: string } | undefined
}

export interface ChainTransaction {
  hash: string
  minedAt: Date
  from: string
  to: string
  status: 'confirmed' | 'failed' | 'pending'
  nonce: number
  operation: string
  transfers: ChainTransfer[]
}

export interface Page<Item> {
  items: Item[]
  next: string | undefined
}

export interface HistoryProvider {
  readPage(address: string, cursor: string | undefined): Promise<Page<ChainTransaction>>
}

export interface Price {
  price: number
  dayChange?: number | undefined
}

export interface PriceProvider {
  readPrices(assets: readonly Asset[]): Promise<Map<string, Price>>
}

/** The only source of token names and decimals. */
export interface TokenProvider {
  getCoin(chainId: string): Token
  listTokens(chainId: string): readonly Token[]
  findToken(asset: Asset): Token | undefined
}

export interface ChainNft {
  address: string
  tokenId: string
  amount: bigint
  name?: string | undefined
  collection?: string | undefined
  description?: string | undefined
  imageUrl?: string | undefined
  isSpam: boolean
}

export interface NftProvider {
  readPage(address: string, cursor: string | undefined): Promise<Page<ChainNft>>
}

export interface SwapTrade {
  from: Asset
  to: Asset
  amount: bigint
}

export interface SwapOrder extends SwapTrade {
  account: string
  expected: bigint
  least: bigint
}

export interface SwapCall {
  to: string
  data: string
  value: bigint
  gas: bigint
}

export interface SwapProvider {
  readonly spender: string
  readQuote(trade: SwapTrade): Promise<bigint | undefined>
  /** Undefined if there is no quote. It must revert if it yields less than the minimum received. */
  buildCall(order: SwapOrder): Promise<SwapCall | undefined>
}

/** A name that is not normalised, or does not resolve back to its account, is ignored. */
export interface NameProvider {
  findAddress(name: string): Promise<string | undefined>
  findName(address: string): Promise<string | undefined>
  findAvatar(name: string): Promise<string | undefined>
}

export interface NameRecord {
  label: string
  address: string
  /** Coin type of the network with which it was registered (ENSIP-11). */
  coinType: number
  /** A contract exists only on its own network. */
  isContract: boolean
  registeredAt: Date
}

export type NameRefusal = 'taken' | 'looks_taken' | 'has_one'

export interface NameRegistrar {
  readonly zone: string
  findRecord(label: string): Promise<NameRecord | undefined>
  findLabel(address: string): Promise<string | undefined>
  findTaken(labels: readonly string[]): Promise<Set<string>>
  register(record: NameRecord): Promise<NameRefusal | undefined>
}

export interface OnRampProvider {
  readonly id: string
  readonly name: string
  readOptions(): Promise<Omit<OnRampOptions, 'seller' | 'sellers'>>
  readQuote(request: OnRampQuoteRequest): Promise<OnRampQuote | undefined>
  formatUrl(request: OnRampUrlRequest): Promise<string>
}

export interface ExchangeProvider {
  readonly id: string
  readonly name: string
  takes(asset: string): boolean
  pays(recipient: string): boolean
  /** Returns the URL of the payment page. The asset is a CAIP-19 id, the recipient a CAIP-10 id. */
  open(payment: {
    asset: string
    amount: string
    recipient: string
    orderId?: string | undefined
  }): Promise<ExchangeSession>
  readStatus(sessionId: string): Promise<ExchangeStatus>
}
