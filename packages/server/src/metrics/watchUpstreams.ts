import type { UpstreamAnswer } from '../data/nodes/createUpstream.js'
import type { Metrics } from './createMetrics.js'

const durations = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function watchUpstreams(metrics: Metrics): (answer: UpstreamAnswer) => void {
  const count = metrics.createCounter(
    'portico_upstream_requests_total',
    'Questions to nodes, explorers and others, by how they ended.',
  )
  const time = metrics.createHistogram(
    'portico_upstream_request_duration_seconds',
    'How long their answers took.',
    durations,
  )
  return ({ name, outcome, milliseconds }) => {
    count.add({ upstream: name, outcome })
    if (milliseconds !== undefined) time.observe(milliseconds / 1000, { upstream: name })
  }
}
