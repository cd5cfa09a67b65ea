import type { RecentWallet } from '../catalogue/Wallet.js'
import { connectorTypes } from '../families/adapter/Connector.js'
import type { CaipNetworkId, ChainNamespace } from '../families/ChainNamespace.js'
import { recentWalletsKept } from '../families/wallets.js'
import type { TrackedToken, TrackedTransaction } from '../flows/transactions/TrackedTransaction.js'
import type { AccountType, Balance, Connection, WalletAccount } from '../store/Account.js'
import type { Purchase } from '../store/slices/buy.js'
import type { PaySession, PendingPayment } from '../store/slices/pay.js'
import type { PendingSend, RecentReceiver } from '../store/slices/send.js'
import type { PendingSwap } from '../store/slices/swap.js'
import { isCaipAddress } from '../utils/parseCaipAddress.js'
import { isCaipNetworkId, isChainNamespace } from '../utils/parseCaipNetworkId.js'

/** A hint for the next visit and for other tabs; the SIWX plugin owns the sessions. */
export type SignInOutcome = 'signedIn' | 'declined'

type ByNamespace<T> = Readonly<Partial<Record<ChainNamespace, T>>>
type Cache<T> = Readonly<Record<string, T & { readonly timestamp: number }>>

/** Everything the kit stores in the browser. Values are hints: the wallet or server is authoritative. */
export interface StorageValues {
  /** The active connection of each namespace comes first. */
  connections: ByNamespace<readonly Connection[]>
  /** Earlier connections that can be resumed, newest first. */
  recentConnections: ByNamespace<readonly Connection[]>
  activeNetworks: ByNamespace<CaipNetworkId>
  activeNamespace: ChainNamespace
  recentWallets: readonly RecentWallet[]
  /**
   * Validated by `getDeepLinkChoice` before it is opened, and not here, which keeps that code out of the first load.
   */
  deepLinkChoice: { readonly untrustedHref: string; readonly name: string }
  /** The last connected wallet by connector, local or remote; kept after disconnecting. */
  lastWallet: RecentWallet
  acceptedTerms: boolean
  /** Sign-in outcomes by account and network, latest last. */
  signIns: Readonly<Record<string, SignInOutcome>>
  /** Receivers of earlier transfers, latest first. */
  recentReceivers: ByNamespace<readonly RecentReceiver[]>
  /** Pending transactions, latest last. */
  pendingTransactions: readonly TrackedTransaction[]
  /** Payments by order, until their outcome is certain. */
  payments: readonly PendingPayment[]
  /** The purchase that has not arrived yet. */
  purchase: Purchase
  /** Transfers and swaps with an unknown outcome, one of each per account. */
  openSends: readonly PendingSend[]
  openSwaps: readonly PendingSwap[]
  nativeBalanceCache: Cache<{ readonly balance: Balance }>
}

export type StorageKey = keyof StorageValues

interface StorageKeyDefinition<T> {
  /** Increase whenever the shape changes; values of other versions are ignored. */
  readonly version: number
  /** May be evicted when the storage is full. */
  readonly cache?: true
  /** Returns the value, repaired if possible, or undefined. */
  readonly parse: (value: unknown) => T | undefined
}

/** All keys with version and parser. */
export const storageKeys: { readonly [Key in StorageKey]: StorageKeyDefinition<StorageValues[Key]> } = {
  connections: { version: 1, parse: parseConnections },
  recentConnections: { version: 1, parse: parseConnections },
  activeNetworks: { version: 1, parse: byNamespace(value => (isCaipNetworkId(value) ? value : undefined)) },
  activeNamespace: { version: 1, parse: value => (isChainNamespace(value) ? value : undefined) },
  recentWallets: {
    version: 1,
    parse: value => parseList(value, parseRecentWallet)?.slice(0, recentWalletsKept),
  },
  deepLinkChoice: {
    version: 1,
    parse: value =>
      isRecord(value) && isText(value.untrustedHref) && isText(value.name)
        ? { untrustedHref: value.untrustedHref, name: value.name }
        : undefined,
  },
  lastWallet: { version: 1, parse: parseRecentWallet },
  acceptedTerms: { version: 1, parse: value => (value === true ? value : undefined) },
  signIns: { version: 1, parse: parseSignIns },
  recentReceivers: { version: 1, parse: byNamespace(value => parseList(value, parseReceiver)) },
  pendingTransactions: { version: 1, parse: value => parseList(value, parseTransaction) },
  payments: { version: 1, parse: value => parseList(value, parsePayment) },
  purchase: { version: 1, parse: parsePurchase },
  openSends: { version: 1, parse: value => parseList(value, parseOpenSend) },
  openSwaps: { version: 1, parse: value => parseList(value, parseOpenSwap) },
  nativeBalanceCache: cache(({ balance }) => (isBalance(balance) ? { balance } : undefined)),
}

function parseSignIns(value: unknown): StorageValues['signIns'] | undefined {
  if (!isRecord(value)) return undefined
  const outcomes = Object.entries(value).filter(
    (entry): entry is [string, SignInOutcome] => entry[1] === 'signedIn' || entry[1] === 'declined',
  )
  return Object.fromEntries(outcomes)
}

function parseConnections(value: unknown) {
  return byNamespace(list => parseList(list, parseConnection))(value)
}

function byNamespace<T>(parse: (value: unknown) => T | undefined) {
  return (value: unknown): ByNamespace<T> | undefined => {
    if (!isRecord(value)) return undefined
    const result: Partial<Record<ChainNamespace, T>> = {}
    for (const [namespace, item] of Object.entries(value)) {
      const parsed = parse(item)
      if (isChainNamespace(namespace) && parsed !== undefined) result[namespace] = parsed
    }
    return result
  }
}

function cache<T extends object>(
  parse: (value: Readonly<Record<string, unknown>>) => T | undefined,
): StorageKeyDefinition<Cache<T>> {
  return {
    version: 1,
    cache: true,
    parse(value) {
      if (!isRecord(value)) return undefined
      const result: Record<string, T & { timestamp: number }> = {}
      for (const [key, entry] of Object.entries(value)) {
        if (!isRecord(entry) || !Number.isFinite(entry.timestamp)) continue
        const parsed = parse(entry)
        if (parsed) result[key] = { ...parsed, timestamp: Number(entry.timestamp) }
      }
      return result
    },
  }
}

function parseConnection(value: unknown): Connection | undefined {
  if (!isRecord(value) || !isText(value.connectorId)) return undefined
  const accounts = parseList(value.accounts, parseAccount)
  if (!accounts?.length) return undefined
  return {
    connectorId: value.connectorId,
    sessionId: parseText(value.sessionId),
    accounts,
    caipNetworkId: isCaipNetworkId(value.caipNetworkId) ? value.caipNetworkId : undefined,
    address: parseText(value.address),
    name: parseText(value.name),
    icon: parseImage(value.icon),
    rdns: parseText(value.rdns),
    type: connectorTypes.find(type => type === value.type),
  }
}

function parseAccount(value: unknown): WalletAccount | undefined {
  if (!isRecord(value) || !isText(value.address)) return undefined
  return {
    address: value.address,
    // A hint, validated against the page's families.
    type: parseText(value.type) as AccountType | undefined,
    publicKey: parseText(value.publicKey),
  }
}

function parseRecentWallet(value: unknown): RecentWallet | undefined {
  if (!isRecord(value) || !isText(value.id) || !isText(value.name)) return undefined
  return {
    id: value.id,
    name: value.name,
    image_id: parseText(value.image_id),
    image_url: parseImage(value.image_url),
    rdns: parseText(value.rdns),
    chains: Array.isArray(value.chains) ? value.chains.filter(isText) : undefined,
  }
}

function parseReceiver(value: unknown): RecentReceiver | undefined {
  if (!isRecord(value) || !isText(value.address)) return undefined
  return { address: value.address, name: parseText(value.name) }
}

function parseTransaction(value: unknown): TrackedTransaction | undefined {
  if (!isRecord(value)) return undefined
  const { id, caipAddress, receiver, amount, at, mark, received } = value
  const kind = transactionKinds.find(each => each === value.kind)
  const token = parseToken(value.token)
  if (!isText(id) || !isCaipAddress(caipAddress) || !isText(receiver) || !isAmount(amount)) return undefined
  if (!token || !Number.isFinite(at)) return undefined
  const back = isRecord(received) && isAmount(received.amount) ? received.amount : undefined
  const backToken = isRecord(received) ? parseToken(received.token) : undefined
  return {
    id,
    kind,
    caipAddress,
    receiver,
    amount,
    token,
    received: back !== undefined && backToken ? { amount: back, token: backToken } : undefined,
    at: Number(at),
    mark: parseText(mark),
  }
}

function parsePayment(value: unknown): PendingPayment | undefined {
  if (!isRecord(value)) return undefined
  const { caipAddress, transaction, mark, at } = value
  const request = parsePayRequest(value.request)
  const session = parsePaySession(value.session)
  if (!request || !Number.isFinite(at)) return undefined
  if (session) return { request, session, at: Number(at) }
  if (!isCaipAddress(caipAddress)) return undefined
  return {
    request,
    caipAddress,
    transaction: parseText(transaction),
    mark: parseText(mark),
    at: Number(at),
  }
}

function parsePayRequest(value: unknown): PendingPayment['request'] | undefined {
  if (!isRecord(value) || !isRecord(value.paymentAsset)) return undefined
  const { orderId, recipient, amount, paymentAsset } = value
  const { network, asset, metadata } = paymentAsset
  if (!isCaipNetworkId(network)) return undefined
  if (!isText(orderId) || !isText(recipient) || !isText(amount) || !isText(asset)) return undefined
  if (!isRecord(metadata) || !isText(metadata.symbol) || !Number.isInteger(metadata.decimals))
    return undefined
  const { symbol, name, decimals } = metadata
  return {
    orderId,
    recipient,
    amount,
    paymentAsset: {
      network,
      asset,
      metadata: { name: parseText(name) ?? symbol, symbol, decimals: Number(decimals) },
    },
  }
}

function parsePaySession(value: unknown): PaySession | undefined {
  if (!isRecord(value) || !isRecord(value.exchange)) return undefined
  const { id, url } = value
  const { id: exchange, name } = value.exchange
  // The link is validated again before it is shown.
  if (!isText(id) || typeof url !== 'string' || url.length > 4096) return undefined
  if (!isText(exchange) || !isText(name)) return undefined
  return { id, url, exchange: { id: exchange, name } }
}

function parsePurchase(value: unknown): Purchase | undefined {
  if (!isRecord(value) || !isRecord(value.token)) return undefined
  const { id, caipAddress, before, url, seller, at } = value
  const { address, symbol, name } = value.token
  if (!isText(id) || !isCaipAddress(caipAddress) || !isText(symbol) || !Number.isFinite(at)) return undefined
  if (!isText(before) || !/^\d+(\.\d+)?$/.test(before)) return undefined
  // Validated again before it is linked.
  if (typeof url !== 'string' || url.length > 4096) return undefined
  return {
    id,
    caipAddress,
    token: { address: parseText(address), symbol, name: parseText(name) ?? symbol },
    before,
    url,
    seller: parseText(seller) ?? '',
    at: Number(at),
  }
}

const transactionKinds = ['trade', 'approve'] as const

function parseToken(value: unknown): TrackedToken | undefined {
  if (!isRecord(value)) return undefined
  const { address, symbol, name, decimals } = value
  if (!isText(symbol) || !Number.isInteger(decimals)) return undefined
  return {
    address: parseText(address),
    symbol,
    name: parseText(name) ?? symbol,
    decimals: Number(decimals),
  }
}

function parseOpenSend(value: unknown): PendingSend | undefined {
  if (!isRecord(value) || !isCaipAddress(value.caipAddress) || !isAmount(value.amount)) return undefined
  const { caipAddress, receiver, name, amount, symbol } = value
  if (!isText(receiver) || !isText(symbol)) return undefined
  return { caipAddress, receiver, name: parseText(name), amount, symbol }
}

function parseOpenSwap(value: unknown): PendingSwap | undefined {
  if (!isRecord(value) || !isCaipAddress(value.caipAddress) || !isText(value.amount)) return undefined
  const { caipAddress, amount, step, from, to } = value
  if (step !== 'approve' && step !== 'swap') return undefined
  return { caipAddress, step, amount, from: parseText(from) ?? '', to: parseText(to) ?? '' }
}

const isAmount = (value: unknown): value is string => isText(value) && /^\d+(\.\d+)?$/.test(value)

function isBalance(value: unknown): value is Balance {
  if (!isRecord(value)) return false
  const { amount, symbol, decimals } = value
  return isAmount(amount) && isText(symbol) && Number.isInteger(decimals)
}

function parseList<T>(value: unknown, parse: (item: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map(parse).filter(item => item !== undefined)
}

function parseText(value: unknown): string | undefined {
  return isText(value) ? value : undefined
}

/** Data URLs of images, or https. */
function parseImage(value: unknown): string | undefined {
  return typeof value === 'string' && /^(https:\/\/|data:image\/)/.test(value) ? value : undefined
}

/** Longer text was not written by the kit. */
function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 512
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
