import { fetchTransactionsFailed, PorticoError } from '@portico/protocol'
import type { Transaction, Transfer } from '@portico/protocol/data'
import { trackEvent } from '../events/trackEvent.js'
import type { Portico } from '../runtime/Portico.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { describeHistoryPage } from './describeHistoryPage.js'
import { findDataService } from './findDataService.js'
import type { Activity, PagesOwner } from './pages.js'
import { listPendingActivity } from './pendingTransactions.js'
import { itemsCap, readPages } from './readPages.js'
import { tellOutage, tellRecovery } from './tellOutage.js'

interface ReadActivityParameters extends PagesOwner {
  readonly known: Activity | undefined
}

const none: Activity = { transactions: [], next: undefined, cursors: [] }

export async function readActivity(
  portico: Portico,
  parameters: ReadActivityParameters,
  signal: AbortSignal,
): Promise<Activity> {
  try {
    const activity = await addPages(portico, parameters, signal)
    const pending = listPendingActivity(portico, parameters.caipAddress)
    tellRecovery(portico, fetchTransactionsFailed.code)
    // Pending transactions come first, unless the service already lists them.
    return pending.length === 0
      ? activity
      : { ...activity, transactions: merge(pending, activity.transactions) }
  } catch (cause) {
    if (signal.aborted) throw cause
    const properties = describeHistoryPage(portico, parameters)
    trackEvent(portico, { event: 'ERROR_FETCH_TRANSACTIONS', properties })
    throw tellOutage(portico, new PorticoError(fetchTransactionsFailed, { cause }))
  }
}

async function addPages(
  portico: Portico,
  { caipAddress, cursor, known = none }: ReadActivityParameters,
  signal: AbortSignal,
): Promise<Activity> {
  const { address, caipNetworkId: chainId } = parseCaipAddress(caipAddress)
  const service = await findDataService(portico, chainId)
  if (!service) return none
  const activity = await readPages<Transaction, Activity>({
    before: cursor === undefined ? none : known,
    cursor,
    fetch: from => service.fetchHistory({ address, chainId, cursor: from }, signal),
    add(before, data) {
      const shown = data.filter(each => each.metadata.chain === chainId && !isSpam(each))
      const pictured = shown.map(each => ({
        ...each,
        transfers: each.transfers.map(withOwnPictures(portico)),
      }))
      return { ...before, transactions: merge(before.transactions, pictured) }
    },
    count: ({ transactions }) => transactions.length,
  })
  return cursor === undefined ? renew(known, activity) : activity
}

/** Prepends a reloaded first page, unless there is a gap between it and the known pages. */
function renew(known: Activity, first: Activity): Activity {
  const ids = new Set(known.transactions.map(({ id }) => id))
  if (!first.transactions.some(({ id }) => ids.has(id))) return first
  return { ...known, transactions: merge(known.transactions, first.transactions) }
}

/** Worthless (T-20) or empty transfers: address poisoning writes look-alikes into a history that way (RD06). */
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
    .slice(0, itemsCap)
    .map(({ each }) => each)
}

function withOwnPictures({ options }: Portico) {
  const change = <Media extends { readonly url?: string | undefined }>(media: Media | null | undefined) =>
    media && { ...media, url: getStrangersPictureUrl(options, media.url) }
  return ({ fungible_info, nft_info, ...transfer }: Transfer): Transfer => ({
    ...transfer,
    fungible_info: fungible_info && { ...fungible_info, icon: change(fungible_info.icon) },
    nft_info: nft_info && {
      ...nft_info,
      content: nft_info.content && {
        preview: change(nft_info.content.preview),
        detail: change(nft_info.content.detail),
      },
    },
  })
}
