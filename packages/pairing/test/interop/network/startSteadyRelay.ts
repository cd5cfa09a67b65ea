import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { createRelay, type RelayOptions } from '../../../../server/src/exports/index.js'
import type { Manner } from './createNetwork.js'

/** A relay with nothing between it and its clients, which goes and comes back under the same address. */
export interface SteadyRelay {
  readonly url: string
  /** Who comes meanwhile is turned away at once. */
  leave(manner: Manner): Promise<void>
  comeBack(): void
  /** How often others than our own clients were turned away. */
  readonly refusals: number
  close(): Promise<void>
}

export async function startSteadyRelay(options: RelayOptions): Promise<SteadyRelay> {
  let relay: ReturnType<typeof createRelay> | undefined = createRelay(options)
  let refusals = 0
  const sockets = new Set<Duplex>()
  // The port stays ours while the relay is away; somebody else might take it otherwise.
  const server = createServer().on('upgrade', (request, socket, head) => {
    if (!relay) {
      if (!request.url?.includes('portico')) refusals += 1
      return void socket.destroy()
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    relay.handleUpgrade(request, socket, head)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP, the address is never a pipe's name.
  const { port } = server.address() as AddressInfo

  async function leave(manner: Manner) {
    const leaving = relay
    relay = undefined
    if (manner === 'abruptly') for (const socket of sockets) socket.destroy()
    await leaving?.close()
  }
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    leave,
    comeBack() {
      relay = createRelay(options)
    },
    get refusals() {
      return refusals
    },
    async close() {
      await leave('abruptly')
      server.close()
    },
  }
}
