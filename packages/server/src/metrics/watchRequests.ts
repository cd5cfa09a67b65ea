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
