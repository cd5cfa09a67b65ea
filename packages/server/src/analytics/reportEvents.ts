import type { Queries } from '../database/Database.js'
import { type FunnelStep, funnel, funnelEvents, funnelSteps } from './funnel.js'
import { assertProject } from './removeEvents.js'
import { connectTimeBuckets, countDimensions, countEvents } from './rollUpEvents.js'

interface EventReportOptions {
  projectId: string
  from: Date
  /** Exclusive. */
  to: Date
}

type FunnelCounts = Record<FunnelStep, number>

export type FunnelGroup = { name: string } & FunnelCounts

export interface EventReport {
  /** Events, not visitors: these cannot be told apart. */
  funnel: FunnelCounts
  /** By hour, day or week, in order. */
  series: ({ at: Date } & FunnelCounts)[]
  failures: { event: string; code: string; count: number }[]
  wallets: FunnelGroup[]
  families: FunnelGroup[]
  versions: FunnelGroup[]
  browsers: FunnelGroup[]
  pages: FunnelGroup[]
  /** Seconds from the choice of a wallet to the connection, within 19 %; missing without such events. */
  connectTime?: { median: number; p95: number } | undefined
  /** Connections of an earlier visit that were restored. */
  restored: number
  loginMails: { sent: number; entered: number; refused: number }
}

interface CountedEvent {
  at: Date
  event: string
  wallet: string
  family: string
  detail: string
  sdkVersion: string
  count: number
}

interface CountedDimension {
  event: string
  dimension: string
  value: string
  count: number
}

/** From the hourly counts, and from the events of the hours that are not counted yet. */
export async function reportEvents(database: Queries, options: EventReportOptions): Promise<EventReport> {
  const { projectId, from, to } = options
  await assertProject(database, projectId)
  const isCounted = database`project_id = ${projectId} and hour >= ${from} and hour < ${to}`
  const isUncounted = database`
    project_id = ${projectId} and received_at >= ${from} and received_at < ${to}
    and received_at >= (select hour from analytics_watermark)`
  const rows = await database<CountedEvent[]>`
    select date_trunc(${chooseUnit(options)}, hour, 'UTC') as at, event, wallet, family, detail, sdk_version,
      sum(count)::bigint as count
    from (
      select hour, event, wallet, family, detail, sdk_version, count from analytics_hours where ${isCounted}
      union all
      select hour, event, wallet, family, detail, sdk_version, count
      from (${countEvents(database, isUncounted)}) recent
    ) counted
    group by 1, event, wallet, family, detail, sdk_version order by 1`
  const dimensions = await database<CountedDimension[]>`
    select event, dimension, value, sum(count)::bigint as count
    from (
      select event, dimension, value, count from analytics_dimensions where ${isCounted}
      union all
      select event, dimension, value, count from (${countDimensions(database, isUncounted)}) recent
    ) counted
    group by event, dimension, value`
  const countOf = (name: string) => sumOf(rows.filter(({ event }) => event === name))
  return {
    funnel: countSteps(rows),
    series: [...groupRows(rows, ({ at }) => at.toISOString()).values()].map(group => ({
      at: group[0]?.at ?? from,
      ...countSteps(group),
    })),
    failures: listFailures(rows),
    wallets: listGroups(groupRows(rows, ({ wallet }) => wallet)),
    families: listGroups(groupRows(rows, ({ family }) => family)),
    versions: listGroups(groupRows(rows, ({ sdkVersion }) => sdkVersion)),
    browsers: listGroups(groupDimension(dimensions, 'browser')),
    pages: listGroups(groupDimension(dimensions, 'page')),
    connectTime: measureConnectTime(dimensions),
    restored: sumOf(rows.filter(({ detail }) => detail === 'reconnect')),
    loginMails: {
      sent: countOf('EMAIL_VERIFICATION_CODE_SENT'),
      entered: countOf('EMAIL_VERIFICATION_CODE_PASS'),
      refused: countOf('EMAIL_VERIFICATION_CODE_FAIL'),
    },
  }
}

const day = 86_400_000

/** At most about a hundred points. */
function chooseUnit({ from, to }: EventReportOptions): 'hour' | 'day' | 'week' {
  const days = (to.getTime() - from.getTime()) / day
  if (days <= 3) return 'hour'
  return days <= 100 ? 'day' : 'week'
}

const sumOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0)

function groupRows<Row>(rows: readonly Row[], nameOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(nameOf(row))
    if (group) group.push(row)
    else groups.set(nameOf(row), [row])
  }
  return groups
}

function groupDimension(dimensions: readonly CountedDimension[], wanted: string) {
  const rows = dimensions.filter(({ dimension }) => dimension === wanted)
  return groupRows(
    rows.map(row => ({ ...row, detail: '' })),
    ({ value }) => value,
  )
}

type CountedStep = Pick<CountedEvent, 'event' | 'detail' | 'count'>

function listGroups(groups: ReadonlyMap<string, readonly CountedStep[]>): FunnelGroup[] {
  return [...groups]
    .filter(([name]) => name !== '')
    .map(([name, rows]) => ({ name, ...countSteps(rows) }))
    .filter(group => funnelSteps.some(step => group[step] > 0))
    .sort((one, other) => other.connected - one.connected || other.chosen - one.chosen)
}

function countSteps(rows: readonly CountedStep[]): FunnelCounts {
  const count = (step: FunnelStep) => {
    const events: readonly string[] = funnel[step]
    // What a connected visitor opens is the account, and restored connections are no new ones.
    return sumOf(rows.filter(({ event, detail }) => events.includes(event) && detail === ''))
  }
  return {
    opened: count('opened'),
    chosen: count('chosen'),
    connected: count('connected'),
    signedIn: count('signedIn'),
    sentOrPaid: count('sentOrPaid'),
  }
}

function listFailures(rows: readonly CountedEvent[]): EventReport['failures'] {
  const failed = rows.filter(
    ({ event }) => !funnelEvents.includes(event) && /_ERROR$|_FAIL$|^ERROR_|^USER_REJECTED$/.test(event),
  )
  return [...groupRows(failed, ({ event, detail }) => `${event} ${detail}`).values()]
    .map(group => ({ event: group[0]?.event ?? '', code: group[0]?.detail ?? '', count: sumOf(group) }))
    .sort((one, other) => other.count - one.count)
}

function measureConnectTime(dimensions: readonly CountedDimension[]): EventReport['connectTime'] {
  const buckets = dimensions
    .filter(({ dimension }) => dimension === 'connectTime')
    .map(({ value, count }) => ({ bucket: Number(value), count }))
    .sort((one, other) => one.bucket - other.bucket)
  const total = sumOf(buckets)
  if (total === 0) return undefined
  const find = (share: number) => {
    let seen = 0
    const found = buckets.find(({ count }) => {
      seen += count
      return seen >= total * share
    })
    return 2 ** ((found?.bucket ?? 0) / connectTimeBuckets) / 1000
  }
  return { median: find(0.5), p95: find(0.95) }
}
