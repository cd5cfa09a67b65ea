import type { Database } from '../database/Database.js'
import { assertProject } from './removeEvents.js'
import { countEvents } from './rollUpEvents.js'

interface EventReportOptions {
  projectId: string
  from: Date
  /** Exclusive. */
  to: Date
}

export interface EventReport {
  /** Events, not visitors: these cannot be told apart. */
  funnel: Record<FunnelStep, number>
  failures: { event: string; code: string; count: number }[]
  wallets: ({ name: string } & Record<FunnelStep, number>)[]
  families: ({ name: string } & Record<FunnelStep, number>)[]
}

const funnel = {
  opened: ['MODAL_OPEN'],
  chosen: ['SELECT_WALLET', 'EMAIL_SUBMITTED', 'SOCIAL_LOGIN_STARTED'],
  connected: ['CONNECT_SUCCESS'],
  signedIn: ['SIWX_AUTH_SUCCESS'],
  sentOrPaid: ['SEND_SUCCESS', 'SWAP_SUCCESS', 'PAY_SUCCESS'],
} as const satisfies Record<string, readonly string[]>

type FunnelStep = keyof typeof funnel

export const funnelSteps = Object.keys(funnel) as FunnelStep[] // the keys of the table above

interface CountedEvent {
  event: string
  wallet: string
  family: string
  detail: string
  count: number
}

/** From the hourly counts, and from the events of the hours that are not counted yet. */
export async function reportEvents(
  database: Database,
  { projectId, from, to }: EventReportOptions,
): Promise<EventReport> {
  await assertProject(database, projectId)
  const isUncounted = database`
    project_id = ${projectId} and received_at >= ${from} and received_at < ${to}
    and received_at >= (select hour from analytics_watermark)`
  const rows = await database<CountedEvent[]>`
    select event, wallet, family, detail, sum(count)::bigint as count
    from (
      select event, wallet, family, detail, count from analytics_hours
      where project_id = ${projectId} and hour >= ${from} and hour < ${to}
      union all
      select event, wallet, family, detail, count from (${countEvents(database, isUncounted)}) recent
    ) counted
    group by event, wallet, family, detail`
  const isFailure = ({ event }: CountedEvent) => /_ERROR$|_FAIL$|^ERROR_|^USER_REJECTED$/.test(event)
  const failures = new Map<string, EventReport['failures'][number]>()
  for (const row of rows.filter(isFailure)) {
    const key = `${row.event} ${row.detail}`
    const known = failures.get(key)
    failures.set(key, { event: row.event, code: row.detail, count: row.count + (known?.count ?? 0) })
  }
  return {
    funnel: countSteps(rows),
    failures: [...failures.values()].sort((one, other) => other.count - one.count),
    wallets: groupBy(rows, 'wallet'),
    families: groupBy(rows, 'family'),
  }
}

function groupBy(rows: readonly CountedEvent[], dimension: 'wallet' | 'family') {
  const names = [...new Set(rows.map(row => row[dimension]))].filter(name => name !== '')
  return names
    .map(name => ({ name, ...countSteps(rows.filter(row => row[dimension] === name)) }))
    .filter(group => funnelSteps.some(step => group[step] > 0))
    .sort((one, other) => other.connected - one.connected || other.chosen - one.chosen)
}

function countSteps(rows: readonly CountedEvent[]): Record<FunnelStep, number> {
  const count = (step: FunnelStep) => {
    const events: readonly string[] = funnel[step]
    // What a connected visitor opens is the account, and restored connections are no new ones.
    const counts = rows.filter(({ event, detail }) => events.includes(event) && detail === '')
    return counts.reduce((sum, row) => sum + row.count, 0)
  }
  return {
    opened: count('opened'),
    chosen: count('chosen'),
    connected: count('connected'),
    signedIn: count('signedIn'),
    sentOrPaid: count('sentOrPaid'),
  }
}
