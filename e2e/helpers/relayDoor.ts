import { createServer, connect as openSocket, type Socket } from 'node:net'

/** Takes connections and says nothing; hangs up; or leads to a relay on that port of this machine. */
export type Behind = 'silence' | 'nobody' | { readonly port: number }

export interface RelayDoor {
  readonly url: string
  /** Connections that led to a relay so far. */
  readonly led: number
  /** What is behind it from now on; connections that are open stay what they were. */
  lead(behind: Behind): void
  close(): void
}

/** An address of a relay that stays the same, and taken, whatever becomes of the relay. */
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
