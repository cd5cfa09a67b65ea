import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { UpstreamAnswer } from '../data/nodes/createUpstream.js'
import type { Database } from '../database/Database.js'
import type { ObservedRequest } from '../http/observeRequests.js'
import type { Relay } from '../relay/createRelay.js'
import type { RelayEvent } from '../relay/RelayEvent.js'
import { withDeadline } from '../withDeadline.js'
import type { Metrics } from './createMetrics.js'

export function watchProcess({ watch }: Metrics): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const startedAt = Date.now() / 1000 - process.uptime()
  watch('gauge', 'process_start_time_seconds', 'When the process started.', () => startedAt)
  watch('counter', 'process_cpu_seconds_total', 'Processor time used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  watch('gauge', 'process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss())
  watch('gauge', 'nodejs_eventloop_lag_p99_seconds', 'Delay of timers since the last scrape.', () => {
    const lag = delay.percentile(99) / 1e9
    delay.reset()
    return lag
  })
  return () => delay.disable()
}

/** Milliseconds; an unreachable database must not block a scrape. */
const patience = 2000

/** Read through the pool that requests use. Connections are those of all servers. */
export function watchDatabase({ watch }: Metrics, database: Database) {
  async function look() {
    const since = performance.now()
    const query = database<{ state: string; count: number }[]>`
      select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
      where datname = current_database() and usename = current_user group by 1`
    const rows = await withDeadline(patience, query, 'The database does not answer.')
    return { rows, seconds: (performance.now() - since) / 1000 }
  }
  // One query per scrape.
  let looking: ReturnType<typeof look> | undefined
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }
  watch('gauge', 'portico_database_up', 'Whether the database responds.', async () => {
    const seen = await lookOnce().catch(() => undefined)
    return seen ? 1 : 0
  })
  watch(
    'gauge',
    'portico_database_wait_seconds',
    'Duration of a query, waiting for a connection included.',
    async () => {
      return (await lookOnce()).seconds
    },
  )
  watch('gauge', 'portico_database_pool_limit', 'Connections that this process may open.', () => {
    return database.maxConnections
  })
  watch('gauge', 'portico_database_connections', 'Connections of all servers by state.', async () => {
    return (await lookOnce()).rows.map(({ state, count }) => ({ labels: { state }, value: count }))
  })
}

/** Seconds; pages time out after ten. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const upstreamDurations = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Request metrics by route template: URLs contain ids, which would make the number of labels unbounded. */
export function watchRequests({ createCounter, createHistogram }: Metrics) {
  const count = createCounter('portico_http_requests_total', 'Requests that were answered.')
  const help = 'How long requests took, until the response began.'
  const time = createHistogram('portico_http_request_duration_seconds', help, durations)
  return ({ method, route, status, milliseconds }: ObservedRequest) => {
    count.add({ method, route, status: String(status) })
    time.observe(milliseconds / 1000, { method, route })
  }
}

export function watchUpstreams({ createCounter, createHistogram }: Metrics) {
  const count = createCounter('portico_upstream_requests_total', 'Requests to nodes and others, by outcome.')
  const help = 'How long their responses took.'
  const time = createHistogram('portico_upstream_request_duration_seconds', help, upstreamDurations)
  return ({ name, outcome, milliseconds }: UpstreamAnswer) => {
    count.add({ upstream: name, outcome })
    if (milliseconds !== undefined) time.observe(milliseconds / 1000, { upstream: name })
  }
}

export function watchWebhooks({ createCounter }: Metrics) {
  const count = createCounter('portico_webhook_attempts_total', 'Deliveries to webhooks, by outcome.')
  return (outcome: string) => count.add({ outcome })
}

/** A client may close with any code; only known ones get their own label. */
const knownCodes = new Set([1000, 1001, 1003, 1005, 1006, 1008, 1009, 1012])

/** Relay metrics from `onEvent`; `attach` sets the relay once it exists. */
export function watchRelay({ createCounter, watch }: Metrics) {
  let relay: Relay | undefined
  const opened = createCounter('portico_relay_connections_total', 'Clients that were admitted.')
  const closed = createCounter('portico_relay_closed_total', 'Connections that ended, by code.')
  const refused = createCounter('portico_relay_refused_total', 'Clients that were refused.')
  const failed = createCounter('portico_relay_failures_total', 'Failures, each kind once a second at most.')
  const read = (name: keyof ReturnType<Relay['readCounts']>) => () => relay?.readCounts()[name] ?? 0
  watch('gauge', 'portico_relay_connections', 'Connected clients.', read('connections'))
  watch('counter', 'portico_relay_stored_total', 'Messages that were stored.', read('stored'))
  watch('counter', 'portico_relay_acknowledged_total', 'Acknowledged messages.', read('acknowledged'))
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
