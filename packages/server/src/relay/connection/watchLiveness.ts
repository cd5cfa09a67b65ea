import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'

/**
 * Pings every client in time and drops those that are silent. One timer for all of them: ten thousand timers would
 * cost more than the look at ten thousand connections each second.
 */
export function watchLiveness(connections: ReadonlySet<Connection>, limits: RelayLimits): () => void {
  const { pingInterval, idleTimeout, probeTimeout } = limits
  const timer = setInterval(
    () => {
      const time = performance.now()
      for (const connection of connections) {
        const { socket, heardAt, pingAt, probedAt } = connection
        const isSilent = time - heardAt > idleTimeout
        const failsProbe = probedAt !== undefined && heardAt < probedAt && time - probedAt > probeTimeout
        if (isSilent || failsProbe) {
          socket.terminate()
          continue
        }
        if (probedAt !== undefined && heardAt >= probedAt) connection.probedAt = undefined
        if (time < pingAt) continue
        connection.pingAt = time + pingInterval
        socket.ping()
      }
    },
    Math.min(1000, pingInterval / 4, probeTimeout / 4),
  )
  return () => clearInterval(timer)
}
