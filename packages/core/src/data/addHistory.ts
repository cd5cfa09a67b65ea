import type { History, Transaction } from '@portico/protocol/data'
import type { CaipNetworkId } from '../families/ChainNamespace.js'

/** What an account has done on a network, as far as it was asked for. */
export interface Activity {
  /** Newest first. */
  readonly transactions: readonly Transaction[]
  /** Where the next page begins; undefined where there is none. */
  readonly next: string | undefined
  /** Those of the pages that are there. */
  readonly cursors: readonly string[]
}

export const noActivity: Activity = { transactions: [], next: undefined, cursors: [] }

/** More than anybody scrolls through; a service may have pages without end. */
export const activityCap = 10_000
const mostPages = 1000

/** Adds a page. One that leads to a page which is there already is the last (T-20). */
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

/** Puts the first page, which was asked for anew, before those that are there, unless something is missing in between. */
export function renewActivity(known: Activity, first: Activity): Activity {
  const ids = new Set(known.transactions.map(({ id }) => id))
  if (!first.transactions.some(({ id }) => ids.has(id))) return first
  return { ...known, transactions: merge(known.transactions, first.transactions) }
}

/** What is on its way comes first, unless the service knows of it. */
export function addPending(activity: Activity, pending: readonly Transaction[]): Activity {
  if (pending.length === 0) return activity
  return { ...activity, transactions: merge(pending, activity.transactions) }
}

/**
 * Everything that it moved is worthless (T-20), or nothing at all: that is how strangers write addresses which look like
 * others into the history of somebody (RD06). Something without transfers was done by its owner.
 */
function isSpam({ transfers }: Transaction): boolean {
  return (
    transfers.length > 0 &&
    transfers.every(({ nft_info, quantity }) => nft_info?.flags?.is_spam || !/[1-9]/.test(quantity.numeric))
  )
}

/** Of one that is in both the later counts, which may have been confirmed since. */
function merge(known: readonly Transaction[], more: readonly Transaction[]): readonly Transaction[] {
  const all = new Map([...known, ...more].map(each => [each.id, each]))
  const timed = [...all.values()].map(each => ({ each, at: Date.parse(each.metadata.minedAt) }))
  return timed
    .sort((one, other) => other.at - one.at)
    .slice(0, activityCap)
    .map(({ each }) => each)
}
