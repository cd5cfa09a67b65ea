import type { Transaction } from '@portico/protocol/data'
import { trackEvent } from '../events/trackEvent.js'
import type { ChainNamespace } from '../families/ChainNamespace.js'
import { getFamily } from '../families/Families.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery, type Query } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { selectConnectedAccount } from '../store/selectors.js'
import { selectQuery } from '../store/slices/queries.js'
import type { PorticoState } from '../store/state.js'
import { dataRetryGap } from '../utils/timing.js'
import type { Activity } from './addHistory.js'
import { describeHistoryPage } from './describeHistoryPage.js'
import type { ActivityOwner } from './readActivity.js'

export type { ActivityOwner } from './readActivity.js'

/** Milliseconds. Short, because visitors look for the transaction they have just sent. */
const activityLifetime = 15_000

/** Activity of an account on a network: all pages up to the last one requested. */
export const activityQuery: Query<Activity, ActivityOwner> = defineQuery({
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

/** The account, if its family has activity (W-32). */
export function selectActivityOwner(
  state: PorticoState,
  namespace?: ChainNamespace,
): ActivityOwner | undefined {
  const account = selectConnectedAccount(state, namespace)
  return account && getFamily(state.families, account.namespace).abilities.includes('activity')
    ? account
    : undefined
}

/**
 * Fetches the latest activity of the connected account. Resolves to an empty list on failure; the state has the
 * reason.
 */
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
export async function fetchMoreActivity(
  portico: Portico,
  { namespace }: ActivityParameters = {},
): Promise<void> {
  const owner = selectActivityOwner(portico.store.get(), namespace)
  if (!owner) return
  const { caipAddress } = owner
  const read = () => selectQuery(portico.store.get(), activityQuery, { caipAddress })
  const cursor = read().data?.next
  // The first page may be reloading, or another caller may have requested this one.
  if (read().fetchStatus === 'fetching')
    await fetchQuery(portico, activityQuery, { caipAddress }).catch(() => undefined)
  if (cursor === undefined || cursor !== read().data?.next) return
  trackEvent(portico, {
    event: 'LOAD_MORE_TRANSACTIONS',
    properties: describeHistoryPage(portico, { caipAddress, cursor }),
  })
  await fetchQuery(portico, activityQuery, { caipAddress, cursor }, { force: true }).catch(() => undefined)
}
