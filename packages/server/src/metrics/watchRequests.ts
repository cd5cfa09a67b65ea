import type { UpstreamAnswer } from '../data/nodes/createUpstream.js'
import type { ObservedRequest } from '../http/observeRequests.js'
import type { Metrics } from './createMetrics.js'

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
