import type { Relay } from '../relay/createRelay.js'
import type { RelayEvent } from '../relay/RelayEvent.js'
import type { Metrics } from './createMetrics.js'

/** A client may close with any code; only known ones get their own label. */
const knownCodes = new Set([1000, 1001, 1003, 1005, 1006, 1008, 1009, 1012])

/** Relay metrics from `onEvent`; `attach` sets the relay once it exists. */
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
      if (event.type === 'disconnected') {
        closed.add({ code: knownCodes.has(event.code) ? String(event.code) : 'other' })
      }
    },
  }
}
