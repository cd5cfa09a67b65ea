import type { RelayContext } from '../RelayContext.js'
import type { RelayEvent } from '../RelayEvent.js'
import { handleFrame } from '../rpc/handleFrame.js'
import type { Connection } from './Connection.js'

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

  const hear = () => {
    connection.heardAt = performance.now()
  }
  socket.on('pong', hear)
  socket.on('ping', hear)
  socket.on('message', data => {
    hear()
    // Frames come one by one, so its end may be known before all that it sent is heard: that still counts.
    if (connection.isThrownOut) return
    const work = relay.inFlight.track(handleFrame(data.toString(), connection, relay))
    work.catch(cause => relay.onError('frame', cause))
  })
  socket.on('error', () => {}) // always followed by close
  socket.on('close', code => {
    relay.hub.leave(connection)
    onEvent({ type: 'disconnected', client, code, network })
  })
}
