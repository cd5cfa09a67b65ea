import type { RecentWallet } from '../catalogue/Wallet.js'
import { connectorTypes } from '../families/adapter/Connector.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { recentWalletsKept } from '../families/wallets.js'
import type { TrackedToken, TrackedTransaction } from '../flows/transactions/TrackedTransaction.js'
import type { AccountType, Balance, Connection, WalletAccount } from '../store/Account.js'
import type { Purchase } from '../store/slices/buy.js'
import type { ExchangePayment, PendingPayment, WalletPayment } from '../store/slices/pay.js'
import type { PendingSend, RecentReceiver } from '../store/slices/send.js'
import type { PendingSwap } from '../store/slices/swap.js'
import { isCaipAddress } from '../utils/parseCaipAddress.js'
import { isCaipNetworkId, isChainNamespace } from '../utils/parseCaipNetworkId.js'

/** Returns the value, repaired if possible, or undefined. */
type Parse<T> = (value: unknown) => T | undefined
type Parsers<T> = { readonly [Key in keyof T]: Parse<T[Key]> }

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>

/** A hint for the next visit and for other tabs; the SIWX plugin owns the sessions. */
const signInOutcomes = ['signedIn', 'declined'] as const
export type SignInOutcome = (typeof signInOutcomes)[number]

const when =
  <T>(isValid: (value: unknown) => value is T): Parse<T> =>
  value =>
    isValid(value) ? value : undefined

const oneOf =
  <const T>(values: readonly T[]): Parse<T> =>
  value =>
    values.find(each => each === value)

const list =
  <T>(parse: Parse<T>): Parse<readonly T[]> =>
  value =>
    Array.isArray(value) ? value.map(parse).filter(item => item !== undefined) : undefined

const filled =
  <T>(parse: Parse<readonly T[]>): Parse<readonly T[]> =>
  value => {
    const items = parse(value)
    return items?.length ? items : undefined
  }

/** An invalid field of `required` makes the object invalid; one of `optional` is left out. */
function object<Required, Optional = unknown>(required: Parsers<Required>, optional?: Parsers<Optional>) {
  return (value: unknown) => {
    if (!isRecord(value)) return undefined
    const read = (fields: object) =>
      Object.entries(fields).map(
        ([name, parse]: [string, Parse<unknown>]) => [name, parse(value[name])] as const,
      )
    const needed = read(required)
    if (needed.some(([, field]) => field === undefined)) return undefined
    // The fields as their parsers return them.
    return Object.fromEntries([...needed, ...read(optional ?? {})]) as Required & {
      readonly [Key in keyof Optional]: Optional[Key] | undefined
    }
  }
}

const record =
  <T>(parse: Parse<T>): Parse<Readonly<Record<string, T>>> =>
  value => {
    if (!isRecord(value)) return undefined
    const parsed = Object.entries(value).map(([key, item]) => [key, parse(item)] as const)
    return Object.fromEntries(parsed.filter((entry): entry is [string, T] => entry[1] !== undefined))
  }

const byNamespace =
  <T>(parse: Parse<T>): Parse<ByNamespace<T>> =>
  value => {
    const all = Object.entries(record(parse)(value) ?? {}).filter(([key]) => isChainNamespace(key))
    return isRecord(value) ? Object.fromEntries(all) : undefined
  }

const text = when(isText)
const caipAddress = when(isCaipAddress)
const amount = when((value): value is string => isText(value) && /^\d+(\.\d+)?$/.test(value))
const time = when((value): value is number => Number.isFinite(value))
const decimals = when((value): value is number => Number.isInteger(value))
/** Validated again before it is shown or linked. */
const url = when((value): value is string => typeof value === 'string' && value.length <= 4096)
/** Data URLs of images, or https. */
const image = when(
  (value): value is string => typeof value === 'string' && /^(https:\/\/|data:image\/)/.test(value),
)

const account: Parse<WalletAccount> = object(
  { address: text },
  // The type is a hint, validated against the page's families.
  { type: text as Parse<AccountType>, publicKey: text },
)

const connection: Parse<Connection> = object(
  { connectorId: text, accounts: filled(list(account)) },
  {
    sessionId: text,
    caipNetworkId: when(isCaipNetworkId),
    address: text,
    name: text,
    icon: image,
    rdns: text,
    type: oneOf(connectorTypes),
  },
)

const recentWallet: Parse<RecentWallet> = object(
  { id: text, name: text },
  { image_id: text, image_url: image, rdns: text, chains: list(text) as Parse<string[]> },
)

const receiver: Parse<RecentReceiver> = object({ address: text }, { name: text })

/** Fields whose name defaults to the symbol. */
const named =
  <T extends { readonly symbol: string; readonly name?: string | undefined }>(parse: Parse<T>) =>
  (value: unknown) => {
    const parsed = parse(value)
    return parsed && { ...parsed, name: parsed.name ?? parsed.symbol }
  }

const token: Parse<TrackedToken> = named(object({ symbol: text, decimals }, { address: text, name: text }))

const transaction: Parse<TrackedTransaction> = object(
  { id: text, caipAddress, receiver: text, amount, token, at: time },
  { kind: oneOf(['trade', 'approve']), received: object({ amount, token }), mark: text },
)

const request: Parse<PendingPayment['request']> = object({
  orderId: text,
  recipient: text,
  amount: text,
  paymentAsset: object({
    network: when(isCaipNetworkId),
    asset: text,
    metadata: named(object({ symbol: text, decimals }, { name: text })),
  }),
})

const exchangePayment: Parse<ExchangePayment> = object({
  request,
  session: object({ id: text, url, exchange: object({ id: text, name: text }) }),
  at: time,
})

const walletPayment: Parse<WalletPayment> = object(
  { request, caipAddress, at: time },
  { transaction: text, mark: text },
)

const purchase: Parse<Purchase> = object({
  id: text,
  caipAddress,
  token: named(object({ symbol: text }, { address: text, name: text })),
  before: amount,
  url,
  seller: (value: unknown) => text(value) ?? '',
  at: time,
})

/** A contract address, empty for the native coin. */
const address = (value: unknown) => text(value) ?? ''

const openSend: Parse<PendingSend> = object(
  { caipAddress, receiver: text, amount, symbol: text },
  { name: text },
)

const openSwap: Parse<PendingSwap> = object({
  caipAddress,
  step: oneOf(['approve', 'swap']),
  amount: text,
  from: address,
  to: address,
})

const balance: Parse<Balance> = object({ amount, symbol: text, decimals })

interface StorageKeyDefinition<T> {
  /** Increase whenever the shape changes; values of other versions are ignored. */
  readonly version: number
  /** May be evicted when the storage is full. */
  readonly cache?: true
  readonly parse: Parse<T>
}

const define = <T>(parse: Parse<T>): StorageKeyDefinition<T> => ({ version: 1, parse })

/** Everything the kit stores in the browser. Values are hints: the wallet or server is authoritative. */
export const storageKeys = {
  /** The active connection of each namespace comes first. */
  connections: define(byNamespace(list(connection))),
  /** Earlier connections that can be resumed, newest first. */
  recentConnections: define(byNamespace(list(connection))),
  activeNetworks: define(byNamespace(when<CaipNetworkId>(isCaipNetworkId))),
  activeNamespace: define(when(isChainNamespace)),
  recentWallets: define(value => list(recentWallet)(value)?.slice(0, recentWalletsKept)),
  /** Validated by `getDeepLinkChoice`, not here, which keeps that code out of the first load. */
  deepLinkChoice: define(object({ untrustedHref: text, name: text })),
  /** The last connected wallet by connector, local or remote; kept after disconnecting. */
  lastWallet: define(recentWallet),
  acceptedTerms: define<boolean>(oneOf([true])),
  /** Sign-in outcomes by account and network, latest last. */
  signIns: define(record(oneOf(signInOutcomes))),
  /** Receivers of earlier transfers, latest first. */
  recentReceivers: define(byNamespace(list(receiver))),
  /** Pending transactions, latest last. */
  pendingTransactions: define(list(transaction)),
  /** Payments by order, until their outcome is certain. */
  payments: define(list<PendingPayment>(value => exchangePayment(value) ?? walletPayment(value))),
  /** The purchase that has not arrived yet. */
  purchase: define(purchase),
  /** Transfers and swaps with an unknown outcome, one of each per account. */
  openSends: define(list(openSend)),
  openSwaps: define(list(openSwap)),
  nativeBalanceCache: { ...define(record(object({ balance, timestamp: time }))), cache: true },
} as const

export type StorageKey = keyof typeof storageKeys

export type StorageValues = {
  [Key in StorageKey]: NonNullable<ReturnType<(typeof storageKeys)[Key]['parse']>>
}

/** Longer text was not written by the kit. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 512
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
