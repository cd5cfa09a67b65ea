import { monitorEventLoopDelay } from 'node:perf_hooks'
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
