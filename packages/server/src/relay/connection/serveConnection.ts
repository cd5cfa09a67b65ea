import type { RelayContext } from '../RelayContext.js'
import type { RelayEvent } from '../RelayEvent.js'
import type { RelayLimits } from '../relayLimits.js'
import type { Connection } from './Connection.js'
import type { Outbox } from './createOutbox.js'
import { disconnectAbuser, throttle } from './throttle.js'

export function serveConnection(
  connection: Connection,
  project: string,
  relay: RelayContext,
  onEvent: (event: RelayEvent) => void,
) {
  const { socket, network } = connection
  const client = connection.client.slice('did:key:z'.length).slice(0, 8)
  relay.hub.join(connection)
  onEvent({ type: 'connected', client, project, network })

  const hear = () => {
    connection.heardAt = performance.now()
    // Frames are delivered one by one, so the socket may be closed before all are handled; they still count.
    return !connection.isAbusive && throttle(connection, 'frames', 1, relay)
  }
  socket.on('pong', hear)
  socket.on('ping', data => {
    if (hear()) relay.outbox.pong(connection, data)
  })
  socket.on('message', (data, isBinary) => {
    if (!hear()) return
    if (isBinary)
      return disconnectAbuser(connection, { code: 1003, reason: 'binary: Frames are text.' }, relay)
    relay.frameQueue.take(connection, data.toString())
  })
  socket.on('error', () => {}) // always followed by close
  socket.on('close', code => {
    relay.frameQueue.finish(connection, () => {
      relay.hub.leave(connection)
      onEvent({ type: 'disconnected', client, code, network })
    })
  })
}

/** A single timer checks all connections, which is cheaper than ten thousand timers. */
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
