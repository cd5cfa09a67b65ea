import type { Network, Transaction, Transfer } from '@portico/core'
import type { activityStrings } from './strings.js'

const kinds = [
  'approve',
  'borrow',
  'burn',
  'buy',
  'cancel',
  'claim',
  'deploy',
  'deposit',
  'execute',
  'mint',
  'receive',
  'repay',
  'sell',
  'send',
  'stake',
  'trade',
  'unstake',
  'withdraw',
] as const satisfies readonly (keyof (typeof activityStrings)['english'])[]

export type TransactionKind = (typeof kinds)[number]

export interface TransactionParty {
  readonly word: 'to' | 'from' | 'with' | 'toYourself'
  readonly address: string
}

export interface TransactionDescription {
  readonly kind: TransactionKind
  /** The counterparty, if the transaction itself identifies it. */
  readonly party: TransactionParty | undefined
  readonly transfers: readonly Transfer[]
  readonly hidden: number
}

/** A row fits two, one out and one in. With more, the first is shown with a count of the rest. */
const mostTransfers = 2

/** Describes a transaction by its transfers rather than by the label of the service. */
export function describeTransaction(
  { metadata, transfers }: Transaction,
  network: Network | undefined,
): TransactionDescription {
  const seen = transfers.filter(
    ({ nft_info, quantity }) => !nft_info?.flags?.is_spam && /[1-9]/.test(quantity.numeric),
  )
  const kind = getKind(metadata.operationType, seen)
  const shown = seen.length > mostTransfers ? seen.slice(0, 1) : seen
  return {
    kind,
    party: getParty(kind, metadata, seen, network),
    transfers: shown,
    hidden: seen.length - shown.length,
  }
}

function getKind(operation: string, transfers: readonly Transfer[]): TransactionKind {
  const known = kinds.find(kind => kind === operation)
  const goes = transfers.some(({ direction }) => direction !== 'in')
  const comes = transfers.some(({ direction }) => direction === 'in')
  // A service may be wrong about the direction, which matters most.
  if (known === 'send' && comes && !goes) return 'receive'
  if (known === 'receive' && goes && !comes) return 'send'
  if (known) return known
  if (goes && comes) return 'trade'
  return goes ? 'send' : comes ? 'receive' : 'execute'
}

/**
 * The transaction of a token names the contract, not the receiver. No counterparty is better than the wrong one.
 */
function getParty(
  kind: TransactionKind,
  { sentFrom, sentTo }: Transaction['metadata'],
  transfers: readonly Transfer[],
  network: Network | undefined,
): TransactionParty | undefined {
  if (transfers.length > 0 && transfers.every(({ direction }) => direction === 'self'))
    return { word: 'toYourself', address: sentTo }
  const coin = network?.nativeCurrency.symbol
  const isCoin = transfers.length === 1 && transfers[0]?.fungible_info?.symbol === coin && coin !== undefined
  if (kind === 'send') return isCoin && sentTo ? { word: 'to', address: sentTo } : undefined
  if (kind === 'receive') return isCoin && sentFrom ? { word: 'from', address: sentFrom } : undefined
  return (kind === 'execute' || kind === 'approve') && sentTo ? { word: 'with', address: sentTo } : undefined
}
