import type { Transaction } from '@portico/protocol/data'
import { trackEvent } from '../events/trackEvent.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery, type Query } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import { dataRetryGap } from '../utils/timing.js'
import { describeHistoryPage } from './describeHistoryPage.js'
import { type Activity, fetchMore, type PagesOwner, selectPagesOwner } from './pages.js'

/** Milliseconds. Short, because visitors look for the transaction they have just sent. */
const activityLifetime = 15_000

export const activityQuery: Query<Activity, PagesOwner> = defineQuery({
  name: 'activity',
  queryKey: ({ caipAddress }) => caipAddress,
  staleTime: activityLifetime,
  errorStaleTime: dataRetryGap,
  async queryFn(portico, owner, signal) {
    const { readActivity } = await import('./readActivity.js')
    const known = selectQuery(portico.store.get(), activityQuery, owner).data
    return readActivity(portico, { ...owner, known }, signal)
  },
})

export interface ActivityParameters {
  readonly namespace?: ChainNamespace | undefined
}

export const selectActivityOwner = (state: PorticoState, namespace?: ChainNamespace) =>
  selectPagesOwner(state, 'activity', namespace)

/** Fetches the latest activity of the connected account. Empty on failure; the state has the reason. */
export async function fetchActivity(
  portico: Portico,
  { namespace, force }: ActivityParameters & { readonly force?: boolean | undefined } = {},
): Promise<readonly Transaction[]> {
  const owner = selectActivityOwner(portico.store.get(), namespace)
  if (!owner) return []
  const { caipAddress } = owner
  return fetchQuery(portico, activityQuery, { caipAddress }, { force }).then(
    ({ transactions }) => transactions,
    () => [],
  )
}

/** Fetches the next page, if there is one. Never rejects. */
export function fetchMoreActivity(portico: Portico, { namespace }: ActivityParameters = {}): Promise<void> {
  return fetchMore(portico, activityQuery, selectActivityOwner(portico.store.get(), namespace), page => {
    const properties = describeHistoryPage(portico, page)
    trackEvent(portico, { event: 'LOAD_MORE_TRANSACTIONS', properties })
  })
}
