import type {
  ExchangeSession,
  ExchangeStatus,
  OnRampOptions,
  OnRampQuote,
  OnRampQuoteRequest,
  OnRampUrlRequest,
} from '@portico/protocol/data'

/** A token of a network, as its list says. Without an address it is the network's own coin. */
export interface Token {
  chainId: string
  address?: string | undefined
  name: string
  symbol: string
  decimals: number
  /** Where the list has a picture of it. */
  logoUrl?: string | undefined
}

/** A coin or token, by where it is. */
export type Asset = Pick<Token, 'chainId' | 'address'>

export interface Holding {
  token: Token
  /** In the smallest unit. */
  amount: bigint
}

/** What an account of one network holds. Addresses have been checked and normalised by then. */
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
  /** Where the next page begins; undefined at the end. */
  next: string | undefined
}

/** What an account of one network did and got, newest first. */
export interface HistoryProvider {
  readPage(address: string, cursor: string | undefined): Promise<Page<ChainTransaction>>
}

export interface Price {
  /** In dollars. */
  price: number
  /** Per cent within a day. */
  dayChange?: number | undefined
}

/** Prices by the id of `formatAssetId`; what has none is left out. */
export interface PriceProvider {
  readPrices(assets: readonly Asset[]): Promise<Map<string, Price>>
}

/** What a network's tokens are called; the only source of names and decimals. */
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

/** The collectibles of an account of one network. */
export interface NftProvider {
  readPage(address: string, cursor: string | undefined): Promise<Page<ChainNft>>
}

/** An exchange of two different assets of one network. */
export interface SwapTrade {
  from: Asset
  to: Asset
  /** Of `from`, in the smallest unit. */
  amount: bigint
}

export interface SwapOrder extends SwapTrade {
  account: string
  /** What the trade gives now, and the least that it may give when it is made. */
  expected: bigint
  least: bigint
}

export interface SwapCall {
  to: string
  data: string
  value: bigint
  /** Enough of it. */
  gas: bigint
}

/** Exchanges on one network. Tokens have been found in the list by then. */
export interface SwapProvider {
  /** Who takes the tokens of `from`, and has to be allowed to. */
  readonly spender: string
  /** How much of `to` there is for the amount; undefined where nobody gives any. */
  readQuote(trade: SwapTrade): Promise<bigint | undefined>
  /** What the account has to send. It must fail on the chain where it gives less than the least. Undefined without one. */
  buildCall(order: SwapOrder): Promise<SwapCall | undefined>
}

/** Names of accounts. What is not normalised, or does not lead back to its account, is no name. */
export interface NameProvider {
  findAddress(name: string): Promise<string | undefined>
  findName(address: string): Promise<string | undefined>
  /** As the name's owner wrote it: any kind of link. */
  findAvatar(name: string): Promise<string | undefined>
}

export interface NameRecord {
  /** Without the zone. */
  label: string
  address: string
  /** By which network it was registered (ENSIP-11). */
  coinType: number
  /** A contract is an account of its own network alone. */
  isContract: boolean
  registeredAt: Date
}

/** Why a name cannot be had. */
export type NameRefusal = 'taken' | 'looks_taken' | 'has_one'

/** Names that accounts can register. Who asks for one has proven to be the account by then. */
export interface NameRegistrar {
  /** What all of them end with, without the dot in front. */
  readonly zone: string
  findRecord(label: string): Promise<NameRecord | undefined>
  findLabel(address: string): Promise<string | undefined>
  /** Those that nobody can have any more. */
  findTaken(labels: readonly string[]): Promise<Set<string>>
  register(record: NameRecord): Promise<NameRefusal | undefined>
}

/** Somebody who sells coins and tokens for money. */
export interface OnRampProvider {
  readOptions(): Promise<OnRampOptions>
  /** Undefined where that is not sold. */
  readQuote(request: OnRampQuoteRequest): Promise<OnRampQuote | undefined>
  /** Where people pay. */
  formatUrl(request: OnRampUrlRequest): Promise<string>
}

/** Somebody who takes money from people and pays a shop on a chain for it. */
export interface ExchangeProvider {
  readonly id: string
  readonly name: string
  /** Whether payments are made in it; ids are those of prices. */
  takes(asset: string): boolean
  /** Whether somebody may be paid, by the CAIP-10 id. */
  pays(recipient: string): boolean
  /** Opens a payment, and says where people go. The asset by its CAIP-19 id, the recipient by its CAIP-10 id. */
  open(payment: {
    asset: string
    amount: string
    recipient: string
    orderId?: string | undefined
  }): Promise<ExchangeSession>
  readStatus(sessionId: string): Promise<ExchangeStatus>
}
