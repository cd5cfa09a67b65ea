import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'
import type { Outbox } from './createOutbox.js'

/**
 * Pings clients and drops silent ones. A single timer checks all connections, which is cheaper than ten thousand
 * timers.
 */
export function watchLiveness(
  connections: ReadonlySet<Connection>,
  outbox: Outbox,
  limits: RelayLimits,
): () => void {
  const { pingInterval, probeTimeout } = limits
  const interval = Math.min(1000, pingInterval / 4, probeTimeout / 4)
  let lookedAt = performance.now()
  const timer = setInterval(() => {
    const time = performance.now()
    // Time in which this process itself was stalled does not count: pongs may be waiting to be read.
    const stalled = Math.max(0, time - lookedAt - 2 * interval)
    lookedAt = time
    for (const connection of connections) {
      connection.heardAt += stalled
      if (connection.probedAt !== undefined) connection.probedAt += stalled
      if (isGone(connection, time, limits)) connection.socket.terminate()
      else if (time >= connection.pingAt) {
        connection.pingAt = time + pingInterval
        outbox.ping(connection)
      }
    }
  }, interval)
  return () => clearInterval(timer)
}

function isGone(connection: Connection, time: number, { idleTimeout, probeTimeout }: RelayLimits): boolean {
  const { heardAt, probedAt } = connection
  if (time - heardAt > idleTimeout) return true
  if (probedAt === undefined) return false
  if (heardAt < probedAt) return time - probedAt > probeTimeout
  connection.probedAt = undefined
  return false
}
