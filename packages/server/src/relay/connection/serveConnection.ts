import type { RelayContext } from '../RelayContext.js'
import type { RelayEvent } from '../RelayEvent.js'
import type { Connection } from './Connection.js'
import { disconnectAbuser } from './disconnectAbuser.js'
import { throttle } from './throttle.js'

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
