import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { createTrafficParser, type Traffic } from './parseTraffic.js'

/** Decides what becomes of a frame: it is passed on as often as `pass` is called, and whenever that is. */
export type LineRule = (traffic: Traffic, pass: () => void) => void

/** The network between one client and the relay. */
export interface Line {
  readonly url: string
  /** In force until another one is set. */
  setRule(rule: LineRule): void
  /**
   * Keeps who connects waiting while the relay is away, instead of refusing. Reference clients do not always
   * subscribe again after an attempt that was refused.
   */
  bePatient(): void
  /** Out of reach of the network. Returns how to come back. */
  leave(): () => void
  /** Resolves when the next frame of a kind, about a message with this label, has been passed on. */
  next(kind: Traffic['kind'], tag: number): Promise<void>
  /** Resolves once the relay's reply to every call of a connection that is there has been passed on. */
  answered(): Promise<void>
  /** Ends every connection as a dead network does: no frame says goodbye. */
  cut(): void
  close(): Promise<void>
}

const passOn: LineRule = (_, pass) => pass()
const retryTime = 50

export async function createLine(getRelayUrl: () => string): Promise<Line> {
  const sockets = new Set<WebSocket>()
  const callers = new Set<Duplex>()
  const webSockets = new WebSocketServer({ noServer: true })
  let rule = passOn
  let isPatient = false
  let isAway = false
  let isClosed = false
  let unanswered = 0
  const waiting: (() => void)[] = []
  const watchers = new Set<(traffic: Traffic) => void>()

  const server = createServer().on('upgrade', (request, socket, head) => {
    socket.on('error', () => undefined)
    callers.add(socket)
    socket.on('close', () => callers.delete(socket))
    const { search } = new URL(request.url ?? '', getRelayUrl())
    const refuse = () => {
      if (isPatient && !isClosed && !socket.destroyed) setTimeout(reach, retryTime)
      else socket.destroy()
    }
    const reach = () => {
      if (isAway) return refuse()
      // By the name by which the client knows the relay.
      const far = new WebSocket(`${getRelayUrl()}${search}`, {
        headers: { host: request.headers.host ?? '' },
      })
      far.on('error', refuse)
      far.on('open', () => {
        if (isClosed || socket.destroyed) far.terminate()
        else webSockets.handleUpgrade(request, socket, head, near => join(near, far))
      })
    }
    reach()
  })

  function join(near: WebSocket, far: WebSocket) {
    const parse = createTrafficParser()
    let open = 0
    const count = (change: number) => {
      open += change
      unanswered += change
      if (unanswered === 0) for (const resolve of waiting.splice(0)) resolve()
    }
    const forward = (from: 'client' | 'relay', target: WebSocket) => (data: RawData) => {
      const text = data.toString()
      const traffic = parse(text, from)
      if (traffic.kind === 'call') count(1)
      rule(traffic, () => {
        if (target.readyState === WebSocket.OPEN) target.send(text)
        if (traffic.kind === 'reply') count(-1)
        for (const watch of [...watchers]) watch(traffic)
      })
    }
    near.on('message', forward('client', far))
    far.on('message', forward('relay', near))
    far.on('ping', () => near.readyState === WebSocket.OPEN && near.ping())
    near.on('close', () => count(-open))
    pairUp(near, far)
    pairUp(far, near)
  }

  /** When one goes, the other goes the same way. */
  function pairUp(one: WebSocket, other: WebSocket) {
    sockets.add(one)
    one.on('error', () => undefined)
    one.on('close', (code, reason) => {
      sockets.delete(one)
      // Those two stand for the lack of a close frame and cannot be sent.
      if (code === 1005 || code === 1006) other.terminate()
      else other.close(code, reason)
    })
  }

  const cut = () => {
    for (const socket of [...sockets]) socket.terminate()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // Listening on TCP, the address is never a pipe's name.
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}/relay`,
    setRule(next) {
      rule = next
    },
    bePatient() {
      isPatient = true
    },
    leave() {
      isAway = true
      cut()
      return () => {
        isAway = false
      }
    },
    next: (kind, tag) =>
      new Promise(resolve => {
        const watch = (traffic: Traffic) => {
          if (traffic.kind !== kind || !traffic.tags.includes(tag)) return
          watchers.delete(watch)
          resolve()
        }
        watchers.add(watch)
      }),
    answered: () => (unanswered === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve))),
    cut,
    async close() {
      isClosed = true
      cut()
      for (const caller of callers) caller.destroy()
      server.close()
    },
  }
}
