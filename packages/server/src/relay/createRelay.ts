import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Database } from '../database/Database.js'
import { type Address, readAddress, type TrustProxy } from '../http/readAddress.js'
import { createProjectCache } from '../projects/findProject.js'
import { withDeadline } from '../withDeadline.js'
import { checkClient } from './auth/checkClient.js'
import { createConnectionLimiter } from './auth/createConnectionLimiter.js'
import { createTokenReplayGuard, TokenInUse } from './auth/createTokenReplayGuard.js'
import { isForRelay } from './auth/isAudienceAllowed.js'
import { RefusalError } from './auth/Refusal.js'
import { createConnection } from './connection/Connection.js'
import { answerRaw, closeForRestart } from './connection/closeSocket.js'
import { createAdmissionQueue } from './connection/createAdmissionQueue.js'
import { createCatchUp } from './connection/createCatchUp.js'
import { createFrameQueue } from './connection/createFrameQueue.js'
import { createHub } from './connection/createHub.js'
import { createOutbox } from './connection/createOutbox.js'
import { createTarpit } from './connection/createTarpit.js'
import { createConnectThrottle, createTokenBuckets } from './connection/createTokenBuckets.js'
import { serveConnection, watchLiveness } from './connection/serveConnection.js'
import { createDatabaseFanout } from './fanout/createDatabaseFanout.js'
import { createValkeyFanout } from './fanout/createValkeyFanout.js'
import { createMailbox, watchExpiry } from './mailbox/createMailbox.js'
import { createPushWebhook, type PushSettings } from './push/createPushWebhook.js'
import { createInFlight, type RelayContext } from './RelayContext.js'
import { createFailureLog, type RelayEvent } from './RelayEvent.js'
import { defaultRelayLimits, type RelayLimits } from './relayLimits.js'
import { handleFrame } from './rpc/handleFrame.js'

export interface RelayOptions {
  database: Database
  /**
   * Valkey or Redis for fan-out between processes, `valkey://:password@host:6379`. Without it PostgreSQL
   * notifications are used. All processes on one database need the same value.
   */
  fanoutUrl?: string | undefined
  /** Public URLs of the relay, such as `wss://relay.example`. Without any it serves local clients only. */
  audiences?: readonly string[] | undefined
  limits?: Partial<RelayLimits> | undefined
  /** The push service of a wallet, which is told about each message that a person has to see. */
  push?: PushSettings | undefined
  /** Trust the X-Forwarded-For header of the reverse proxy. */
  trustProxy?: TrustProxy | undefined
  /** Unix time in milliseconds, by which messages and tokens expire. */
  now?: (() => number) | undefined
  onEvent?: ((event: RelayEvent) => void) | undefined
}

export interface Relay {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  readCounts(): { connections: number; stored: number; acknowledged: number }
  /** Finishes requests in flight, then asks every client to reconnect later; takes a few seconds at most. */
  close(): Promise<void>
}

export function createRelay(options: RelayOptions): Relay {
  const { database, audiences = [], trustProxy = false, now = Date.now, onEvent = () => {} } = options
  const limits = { ...defaultRelayLimits, ...options.limits }
  const onError = createFailureLog(onEvent)
  const frameQueue = createFrameQueue({
    handle: (connection, frame) => {
      inFlight.track(handleFrame(frame, connection, context)).catch(cause => onError('frame', cause))
    },
    onHeld: (connection, bytes) => outbox.keep(connection, bytes),
    onReleased: (connection, bytes) => outbox.letGo(connection, bytes),
  })
  const outbox = createOutbox(limits, frameQueue.resume)
  const hub = createHub({ limits, outbox })
  const origin = randomBytes(8).toString('hex')
  const counts = { stored: 0, acknowledged: 0 }
  const mailbox = createMailbox({
    database,
    limits,
    now,
    origin,
    notifies: options.fanoutUrl === undefined,
    onStored: messages => {
      counts.stored += messages.length
      fanout.announce(messages)
    },
    onAcknowledged: () => {
      counts.acknowledged++
    },
    onRepeated: topics => fanout.announceAgain(topics),
    onUncertain: topics => {
      catchUp(topics)
      fanout.announceAgain(topics)
    },
    onError,
  })
  const { catchUp, drain, close: stopCatchUp } = createCatchUp({ hub, mailbox, outbox, limits, onError })
  const fanoutOptions = {
    limits,
    origin,
    isWanted: hub.hasTopic,
    findMessages: mailbox.findMessages,
    deliver: hub.deliver,
    onForeign: mailbox.noteForeign,
    onMissed: catchUp,
    onError,
  }
  const fanout = options.fanoutUrl
    ? createValkeyFanout({ ...fanoutOptions, url: options.fanoutUrl })
    : createDatabaseFanout({ ...fanoutOptions, database })
  const publishedBytes = createTokenBuckets(limits.publishedBytes)
  const perAddress = {
    frames: createTokenBuckets(limits.framesPerAddress),
    publishes: createTokenBuckets(limits.publishesPerAddress),
  }
  const inFlight = createInFlight()
  const context: RelayContext = {
    hub,
    frameQueue,
    outbox,
    mailbox,
    drain,
    limits,
    publishedBytes,
    perAddress,
    push: options.push && createPushWebhook({ ...options.push, now, onError }),
    inFlight,
    isClosing: false,
    onAbuse: key => connectionLimiter.recordAbuse(key),
    onError,
  }
  const tarpit = createTarpit(limits)
  const connectionLimiter = createConnectionLimiter(limits)
  const admissions = createAdmissionQueue(limits)
  const tokens = createTokenReplayGuard(limits)
  const clientRules = {
    audiences,
    findProject: createProjectCache(database),
    now,
  }
  const throttleConnect = createConnectThrottle(limits)
  const webSockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false, // ciphertext does not compress, and the buffers are per connection
    maxPayload: limits.frameBytes,
    autoPong: false, // pongs are counted like all outgoing data
    allowSynchronousEvents: false, // one frame per client and turn: a flood arrives in large chunks
  })
  const stopLiveness = watchLiveness(hub.connections, outbox, limits)
  const stopExpiry = watchExpiry(mailbox, limits, onError)

  function refuseUnread(socket: Duplex, { key, network }: Address) {
    onEvent({ type: 'refused', reason: 'rate_limited', network })
    tarpit.refuseRaw(socket, key)
  }

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer, address: Address) {
    const { key, network } = address
    const verdict = await checkClient(request, address, clientRules).catch((error: unknown) => {
      if (error instanceof RefusalError) return error
      throw error
    })
    if (!(verdict instanceof RefusalError)) await throttleConnect(verdict.client)
    if (context.isClosing || socket.destroyed) return void socket.destroy()
    // Other clients of the address may have connected while it was queued.
    if (!connectionLimiter.hasRoom(hub.countAddress(key))) return refuseUnread(socket, address)
    webSockets.handleUpgrade(request, socket, head, webSocket => {
      const refuse = ({ refusal }: RefusalError) => {
        onEvent({ type: 'refused', reason: refusal.code, network })
        tarpit.refuseOpen(webSocket, key, refusal)
      }
      if (verdict instanceof RefusalError) return refuse(verdict)
      const { client, token, project } = verdict
      const isProven = checkUse(token, key)
      if (isProven instanceof RefusalError) return refuse(isProven)
      const who = { socket: webSocket, client, isProven, addressKey: key, network }
      const connection = createConnection(who, limits)
      tokens.note(token, connection)
      webSocket.once('close', () => tokens.release(token))
      serveConnection(connection, project, context, onEvent)
    })
  }

  function checkUse(token: string, addressKey: string) {
    try {
      return tokens.check(token, addressKey)
    } catch (error) {
      if (error instanceof TokenInUse) hub.probe(error.holder)
      if (error instanceof RefusalError) return error
      throw error
    }
  }

  function enter(...[request, socket, head, address]: Parameters<typeof admit>) {
    if (context.isClosing || socket.destroyed) return void socket.destroy()
    admit(request, socket, head, address).catch(cause => {
      onError('admit', cause)
      socket.destroy()
    })
  }

  const finish = (task: Promise<void>, words: string) =>
    withDeadline(limits.drainTimeout, task, words).catch(cause => onError('close', cause))

  return {
    handleUpgrade(request, socket, head) {
      socket.on('error', () => {}) // the socket is gone; its users notice by themselves
      if (context.isClosing) return answerRaw(socket, '503 Service Unavailable')
      if (!isForRelay(request)) return answerRaw(socket, '404 Not Found')
      const source = {
        remoteAddress: request.socket.remoteAddress,
        forwarded: request.headers['x-forwarded-for'],
      }
      const address = readAddress(source, trustProxy)
      if (!connectionLimiter.admits(address.key, hub.countAddress(address.key)))
        return refuseUnread(socket, address)
      const turnAway = () => {
        onEvent({ type: 'refused', reason: 'unavailable', network: address.network })
        answerRaw(socket, '503 Service Unavailable')
      }
      admissions.admit(socket, () => enter(request, socket, head, address), turnAway)
    },
    readCounts: () => ({ connections: hub.connections.size, ...counts }),
    async close() {
      context.isClosing = true
      stopLiveness()
      stopExpiry()
      admissions.close()
      tarpit.releaseAll()
      stopCatchUp()
      fanout.unsubscribe()
      await finish(inFlight.settled(), 'Not all calls were answered in time.')
      context.push?.close()
      const open = [...hub.connections]
      await Promise.all(open.map(({ socket }) => closeForRestart(socket, open.length)))
      await finish(mailbox.flush(), 'Not all acknowledgements were stored in time.')
      fanout.close()
    },
  }
}
