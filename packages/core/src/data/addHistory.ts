import type { History, Transaction } from '@portico/protocol/data'
import type { CaipNetworkId } from '../families/ChainNamespace.js'

/** Activity of an account on a network, as far as fetched. */
export interface Activity {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  /** Cursor of the next page; undefined if there is none. */
  readonly next: string | undefined
  readonly cursors: readonly string[]
}

export const noActivity: Activity = { transactions: [], next: undefined, cursors: [] }

/** More than a visitor scrolls through; a service may have endless pages. */
export const activityCap = 10_000
const mostPages = 1000

/** Appends a page. A page that leads to an already fetched one is the last (T-20). */
export function addHistory(
  activity: Activity,
  { data, next }: History,
  { cursor, caipNetworkId }: { readonly cursor: string | undefined; readonly caipNetworkId: CaipNetworkId },
): Activity {
  const shown = data.filter(each => each.metadata.chain === caipNetworkId && !isSpam(each))
  const transactions = merge(activity.transactions, shown)
  const cursors = cursor === undefined ? activity.cursors : [...activity.cursors, cursor]
  const isEnd =
    next === null ||
    cursors.includes(next) ||
    cursors.length >= mostPages ||
    transactions.length >= activityCap
  return { transactions, next: isEnd ? undefined : next, cursors }
}

/** Prepends a reloaded first page, unless there is a gap between it and the known pages. */
export function renewActivity(known: Activity, first: Activity): Activity {
  const ids = new Set(known.transactions.map(({ id }) => id))
  if (!first.transactions.some(({ id }) => ids.has(id))) return first
  return { ...known, transactions: merge(known.transactions, first.transactions) }
}

/** Pending transactions come first, unless the service already lists them. */
export function addPending(activity: Activity, pending: readonly Transaction[]): Activity {
  if (pending.length === 0) return activity
  return { ...activity, transactions: merge(pending, activity.transactions) }
}

/**
 * All transfers are worthless (T-20) or empty: address poisoning writes look-alike addresses into a history that way
 * (RD06). A transaction without transfers was sent by the account itself.
 */
function isSpam({ transfers }: Transaction): boolean {
  return (
    transfers.length > 0 &&
    transfers.every(({ nft_info, quantity }) => nft_info?.flags?.is_spam || !/[1-9]/.test(quantity.numeric))
  )
}

/** The later entry of a duplicate wins, because it may have been confirmed since. */
function merge(known: readonly Transaction[], more: readonly Transaction[]): readonly Transaction[] {
  const all = new Map([...known, ...more].map(each => [each.id, each]))
  const timed = [...all.values()].map(each => ({ each, at: Date.parse(each.metadata.minedAt) }))
  return timed
    .sort((one, other) => other.at - one.at)
    .slice(0, activityCap)
    .map(({ each }) => each)
}
