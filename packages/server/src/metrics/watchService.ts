import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { UpstreamAnswer } from '../data/nodes/createUpstream.js'
import type { Database } from '../database/Database.js'
import type { ObservedRequest } from '../http/observeRequests.js'
import type { Relay } from '../relay/createRelay.js'
import type { RelayEvent } from '../relay/RelayEvent.js'
import { withDeadline } from '../withDeadline.js'
import type { Metrics } from './createMetrics.js'

export function watchProcess(metrics: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  metrics.watch('gauge', 'process_start_time_seconds', 'When the process started.', () => startedAt)
  metrics.watch('counter', 'process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  metrics.watch('gauge', 'process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss())
  metrics.watch(
    'gauge',
    'nodejs_eventloop_lag_p99_seconds',
    'How late timers are since the last time this was read, at worst but one in a hundred.',
    () => {
      const lag = delay.percentile(99) / 1e9
      delay.reset()
      return lag
    },
  )
  return () => delay.disable()
}

/** Milliseconds; an unreachable database must not block a scrape. */
const patience = 2000

/**
 * Database metrics, read through the pool that requests use, so that the duration includes waiting for a connection.
 * Connections are those of this database and user, of all servers.
 */
export function watchDatabase(metrics: Metrics, database: Database) {
  const look = () => {
    const since = performance.now()
    const query = database<{ state: string; count: number }[]>`
      select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() and usename = current_user group by 1`
    return withDeadline(patience, query, 'The database does not answer.').then(rows => ({
      rows,
      seconds: (performance.now() - since) / 1000,
    }))
  }
  // One query per scrape.
  let looking: ReturnType<typeof look> | undefined
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  const succeeded = () =>
    lookOnce().then(
      () => 1,
      () => 0,
    )
  metrics.watch('gauge', 'portico_database_up', 'Whether the database answers.', succeeded)
  metrics.watch(
    'gauge',
    'portico_database_wait_seconds',
    'How long a small question takes, with the wait for a connection of the pool.',
    async () => (await lookOnce()).seconds,
  )
  metrics.watch(
    'gauge',
    'portico_database_pool_limit',
    'Connections that this process may open.',
    () => database.maxConnections,
  )
  metrics.watch(
    'gauge',
    'portico_database_connections',
    'Connections to the database by what they do, of all servers together.',
    async () => (await lookOnce()).rows.map(({ state, count }) => ({ labels: { state }, value: count })),
  )
}

/** Seconds; pages time out after ten. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Request metrics by route template: URLs contain ids, which would make the number of labels unbounded. */
export function watchRequests(metrics: Metrics): (request: ObservedRequest) => void {
  const count = metrics.createCounter('portico_http_requests_total', 'Requests that were answered.')
  const time = metrics.createHistogram(
    'portico_http_request_duration_seconds',
    'How long they took, until the answer began.',
    durations,
  )
  return ({ method, route, status, milliseconds }) => {
    count.add({ method, route, status: String(status) })
    time.observe(milliseconds / 1000, { method, route })
  }
}

const upstreamDurations = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function watchUpstreams(metrics: Metrics): (answer: UpstreamAnswer) => void {
  const count = metrics.createCounter(
    'portico_upstream_requests_total',
    'Questions to nodes, explorers and others, by how they ended.',
  )
  const time = metrics.createHistogram(
    'portico_upstream_request_duration_seconds',
    'How long their answers took.',
    upstreamDurations,
  )
  return ({ name, outcome, milliseconds }) => {
    count.add({ upstream: name, outcome })
    if (milliseconds !== undefined) time.observe(milliseconds / 1000, { upstream: name })
  }
}

/** A client may close with any code; only known ones get their own label. */
const knownCodes = new Set([1000, 1001, 1003, 1005, 1006, 1008, 1009, 1012])

export function watchRelay(metrics: Metrics) {
  let relay: Relay | undefined
  const opened = metrics.createCounter('portico_relay_connections_total', 'Clients that were let in.')
  const closed = metrics.createCounter('portico_relay_closed_total', 'Connections that ended, by code.')
  const refused = metrics.createCounter('portico_relay_refused_total', 'Clients that were not let in.')
  const failed = metrics.createCounter(
    'portico_relay_failures_total',
    'What the relay could not do, each kind counted once a second at most.',
  )
  const read = (name: keyof ReturnType<Relay['readCounts']>) => () => relay?.readCounts()[name] ?? 0
  metrics.watch('gauge', 'portico_relay_connections', 'Clients that are connected.', read('connections'))
  metrics.watch('counter', 'portico_relay_stored_total', 'Messages that were stored.', read('stored'))
  metrics.watch(
    'counter',
    'portico_relay_acknowledged_total',
    'Messages that a client has confirmed.',
    read('acknowledged'),
  )
  return {
    attach(one: Relay) {
      relay = one
    },
    onEvent(event: RelayEvent) {
      if (event.type === 'connected') opened.add()
      if (event.type === 'refused') refused.add({ reason: event.reason })
      if (event.type === 'failed') failed.add({ what: event.what })
      if (event.type === 'disconnected')
        closed.add({ code: knownCodes.has(event.code) ? String(event.code) : 'other' })
    },
  }
}
