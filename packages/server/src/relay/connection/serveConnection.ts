import type { RelayContext } from '../RelayContext.js'
import type { RelayEvent } from '../RelayEvent.js'
import type { Connection } from './Connection.js'
import { throttle } from './throttle.js'
import { throwOut } from './throwOut.js'

/** Listens to a client until its connection ends. */
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

  /** Counts a frame of any kind, and says whether it is to be looked at. */
  const hear = () => {
    connection.heardAt = performance.now()
    // Frames come one by one, so its end may be known before all that it sent is heard: that still counts.
    return !connection.isThrownOut && throttle(connection, 'frames', 1, relay)
  }
  socket.on('pong', hear)
  socket.on('ping', data => {
    if (hear()) relay.outbox.pong(connection, data)
  })
  socket.on('message', (data, isBinary) => {
    if (!hear()) return
    if (isBinary) return throwOut(connection, { code: 1003, reason: 'binary: Frames are text.' }, relay)
    relay.intake.take(connection, data.toString())
  })
  socket.on('error', () => {}) // always followed by close
  socket.on('close', code => {
    relay.intake.finish(connection, () => {
      relay.hub.leave(connection)
      onEvent({ type: 'disconnected', client, code, network })
    })
  })
}
