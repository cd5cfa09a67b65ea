import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '../database/Database.js'
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
