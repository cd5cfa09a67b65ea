import { createServer, connect as openSocket, type Socket } from 'node:net'

/** Accepts connections silently; closes them; or forwards to a relay on that local port. */
export type Behind = 'silence' | 'nobody' | { readonly port: number }

export interface RelayDoor {
  readonly url: string
  readonly led: number
  /** Changes the target of new connections; open ones stay. */
  lead(behind: Behind): void
  close(): void
}

/** A relay address that stays the same and in use, whatever happens to the relay. */
export async function openRelayDoor(): Promise<RelayDoor> {
  const sockets = new Set<Socket>()
  let behind: Behind = 'silence'
  let led = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer(socket => {
    keep(socket).on('error', () => socket.destroy())
    if (behind === 'nobody') return void socket.resetAndDestroy()
    if (behind === 'silence') return
    led += 1
    const relay = openSocket(behind.port, '127.0.0.1')
    keep(relay).on('error', () => socket.destroy())
    socket.pipe(relay).pipe(socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    get led() {
      return led
    },
    lead(given) {
      behind = given
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
