import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Database } from '../database/Database.js'
import { createRateLimiter } from '../http/createRateLimiter.js'
import { checkClient } from './auth/checkClient.js'
import { createProjectCache } from './auth/createProjectCache.js'
import { relayPaths } from './auth/isAudienceAllowed.js'
import { type Refusal, RefusalError } from './auth/Refusal.js'
import { type Address, readAddress } from './auth/readAddress.js'
import { createConnection } from './connection/Connection.js'
import { closeSocket } from './connection/closeSocket.js'
import { createHold } from './connection/createHold.js'
import { createHub } from './connection/createHub.js'
import { watchLiveness } from './connection/watchLiveness.js'
import { createLocalFanout } from './fanout/createLocalFanout.js'
import { createMailbox } from './mailbox/createMailbox.js'
import type { RelayContext } from './RelayContext.js'
import type { RelayEvent } from './RelayEvent.js'
import { defaultRelayLimits, type RelayLimits } from './relayLimits.js'
import { handleFrame } from './rpc/handleFrame.js'

export interface RelayOptions {
  database: Database
  /** Addresses under which clients reach the relay, `wss://relay.example`. Without any it serves this machine only. */
  audiences?: readonly string[] | undefined
  limits?: Partial<RelayLimits> | undefined
  trustProxy?: boolean | undefined
  allowLocalOrigins?: boolean | undefined
  /** Milliseconds since 1970, by which messages and tokens expire. */
  now?: (() => number) | undefined
  onEvent?: ((event: RelayEvent) => void) | undefined
}

export interface Relay {
  /** Takes an HTTP server's `upgrade` event. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Answers what is in flight, then asks every client to come back later. */
  close(): Promise<void>
}

/** The websocket relay between pages and wallets; the port is somebody else's. */
export function createRelay(options: RelayOptions): Relay {
  const { database, audiences = [], trustProxy = false, now = Date.now, onEvent = () => {} } = options
  const limits = { ...defaultRelayLimits, ...options.limits }
  const onError = (what: string, cause: unknown) => onEvent({ type: 'failed', what, cause })
  const hub = createHub(limits)
  const fanout = createLocalFanout(hub)
  const mailbox = createMailbox({ database, limits, now, onStored: fanout.announce, onError })
  const context: RelayContext = { hub, mailbox, limits, onError }
  const hold = createHold(limits)
  const connects = createRateLimiter(limits.connects)
  const refusals = createRateLimiter(limits.refusals)
  const blockedUntil = new Map<string, number>()
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false, // ciphertext does not shrink, and the memory for trying is per connection
    maxPayload: limits.frameBytes,
  })
  const clientRules = {
    audiences,
    allowLocalOrigins: options.allowLocalOrigins ?? true,
    findProject: createProjectCache(database),
    now,
  }
  const stopLiveness = watchLiveness(hub.connections, limits)
  const stopPurge = repeat(limits.purgeInterval, () =>
    mailbox.purge().catch(cause => onError('purge', cause)),
  )
  let isClosing = false

  function isOverLimit({ key }: Address): boolean {
    const time = performance.now()
    if ((blockedUntil.get(key) ?? 0) > time) return true
    blockedUntil.delete(key)
    return connects.take(key) > 0 || hub.countAddress(key) >= limits.connectionsPerAddress
  }

  function noteRefusal({ key, network }: Address, { code }: Refusal) {
    const wait = refusals.take(key)
    if (wait > 0) blockedUntil.set(key, performance.now() + wait * 1000)
    onEvent({ type: 'refused', reason: code, network })
  }

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer, address: Address) {
    const verdict = await checkClient(request, clientRules).catch((error: unknown) => {
      if (error instanceof RefusalError) return error
      throw error
    })
    if (isClosing || socket.destroyed) return void socket.destroy()
    sockets.handleUpgrade(request, socket, head, webSocket => {
      if (!(verdict instanceof RefusalError)) return serve(webSocket, verdict, address)
      noteRefusal(address, verdict.refusal)
      hold.refuseOpen(webSocket, address.key, verdict.refusal)
    })
  }

  function serve(
    socket: Parameters<typeof closeSocket>[0],
    { client, project }: { client: string; project: string },
    { key, network }: Address,
  ) {
    const connection = createConnection({ socket, client, addressKey: key, network }, limits)
    const shortClient = client.slice('did:key:z'.length).slice(0, 8)
    hub.join(connection)
    onEvent({ type: 'connected', client: shortClient, project, network })
    socket.on('message', data => {
      connection.heardAt = performance.now()
      if (isClosing) return
      handleFrame(data.toString(), connection, context).catch(cause => onError('frame', cause))
    })
    const hear = () => {
      connection.heardAt = performance.now()
    }
    socket.on('pong', hear)
    socket.on('ping', hear)
    socket.on('error', () => {}) // always followed by close
    socket.on('close', (code, reason) => {
      hub.leave(connection)
      onEvent({ type: 'disconnected', client: shortClient, code, reason: reason.toString(), network })
    })
  }

  return {
    handleUpgrade(request, socket, head) {
      socket.on('error', () => {})
      if (isClosing) return answerRaw(socket, '503 Service Unavailable')
      if (!isForRelay(request)) return answerRaw(socket, '404 Not Found')
      const address = readAddress(request, trustProxy)
      if (isOverLimit(address)) {
        onEvent({ type: 'refused', reason: 'rate_limited', network: address.network })
        return hold.refuseRaw(socket, address.key)
      }
      admit(request, socket, head, address).catch(cause => {
        onError('admit', cause)
        socket.destroy()
      })
    },
    async close() {
      isClosing = true
      stopLiveness()
      stopPurge()
      hold.releaseAll()
      await mailbox.flush()
      await fanout.close()
      const open = [...hub.connections]
      await Promise.all(open.map(({ socket }) => sayRestart(socket, open.length)))
    },
  }
}

function isForRelay({ url = '', headers }: IncomingMessage): boolean {
  if (!URL.canParse(url, 'http://relay')) return false
  const { pathname, searchParams } = new URL(url, 'http://relay')
  const hasToken = searchParams.has('auth') || headers.authorization !== undefined
  return relayPaths.some(path => path === pathname) && (pathname !== '/' || hasToken)
}

/** Spreads the return of many clients over some seconds; the delay is for each to keep. */
async function sayRestart(socket: Parameters<typeof closeSocket>[0], clients: number) {
  if (socket.readyState === socket.CLOSED) return
  const closed = new Promise(resolve => socket.once('close', resolve))
  const delay = Math.round(Math.random() * Math.ceil(clients / 500) * 10) / 10
  closeSocket(socket, 1012, `restart: retry_after=${delay}`)
  await closed
}

function answerRaw(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/** Runs a task again and again, never twice at once. */
function repeat(interval: number, task: () => Promise<void>): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    void task().finally(() => {
      isRunning = false
    })
  }, interval)
  return () => clearInterval(timer)
}
