import { fetchTransactionsFailed, PorticoError } from '@portico/protocol'
import type { History, Transfer } from '@portico/protocol/data'
import { trackEvent } from '../events/trackEvent.js'
import type { CaipAddress } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { type Activity, addHistory, addPending, noActivity, renewActivity } from './addHistory.js'
import { describeHistoryPage } from './describeHistoryPage.js'
import { findDataService } from './findDataService.js'
import { listPendingActivity } from './pendingTransactions.js'
import { tellOutage, tellRecovery } from './tellOutage.js'

export interface ActivityOwner {
  /** Only activity on its network is shown (T-20). */
  readonly caipAddress: CaipAddress
  /** Page to append. Default: the first, which has new entries. */
  readonly cursor?: string | undefined
}

/** Maximum number of empty pages skipped at once. */
const mostEmpty = 4

export interface ReadActivityParameters extends ActivityOwner {
  readonly known: Activity | undefined
}

export async function readActivity(
  portico: Portico,
  parameters: ReadActivityParameters,
  signal: AbortSignal,
): Promise<Activity> {
  try {
    const read = await addPages(portico, parameters, signal)
    const activity = addPending(read, listPendingActivity(portico, parameters.caipAddress))
    tellRecovery(portico, fetchTransactionsFailed.code)
    return activity
  } catch (cause) {
    if (signal.aborted) throw cause
    const properties = describeHistoryPage(portico, parameters)
    trackEvent(portico, { event: 'ERROR_FETCH_TRANSACTIONS', properties })
    throw tellOutage(portico, new PorticoError(fetchTransactionsFailed, { cause }))
  }
}

async function addPages(
  portico: Portico,
  { caipAddress, cursor, known = noActivity }: ReadActivityParameters,
  signal: AbortSignal,
): Promise<Activity> {
  const { address, caipNetworkId } = parseCaipAddress(caipAddress)
  const service = await findDataService(portico, caipNetworkId)
  if (!service) return noActivity
  const before = cursor === undefined ? noActivity : known
  let activity: Activity = { ...before, next: cursor }
  for (let page = 0; page < mostEmpty; page += 1) {
    const from = activity.next
    const history = await service.fetchHistory({ address, chainId: caipNetworkId, cursor: from }, signal)
    activity = addHistory(activity, withOwnPictures(portico, history), { cursor: from, caipNetworkId })
    if (activity.next === undefined || activity.transactions.length > before.transactions.length) break
  }
  return cursor === undefined ? renewActivity(known, activity) : activity
}

function withOwnPictures({ options }: Portico, { data, next }: History): History {
  const change = <Media extends { readonly url?: string | undefined }>(media: Media | null | undefined) =>
    media && { ...media, url: getStrangersPictureUrl(options, media.url) }
  const show = ({ fungible_info, nft_info, ...transfer }: Transfer): Transfer => ({
    ...transfer,
    ...(fungible_info && { fungible_info: { ...fungible_info, icon: change(fungible_info.icon) } }),
    ...(nft_info && {
      nft_info: {
        ...nft_info,
        content: nft_info.content && {
          preview: change(nft_info.content.preview),
          detail: change(nft_info.content.detail),
        },
      },
    }),
  })
  return { next, data: data.map(each => ({ ...each, transfers: each.transfers.map(show) })) }
}
