import { notConnected, PorticoError, pairingEnded } from '@portico/protocol'
import type { ClientRuntime } from '../client/ClientRuntime.js'
import { PeerError, peerErrors } from '../messages/peerErrors.js'
import { toWalletError } from '../messages/toWalletError.js'

interface WalletRequest {
  readonly topic: string
  readonly chainId: string
  readonly method: string
  readonly params: unknown
  /** Seconds; at least five minutes, which is the default. */
  readonly expiry?: number | undefined
}

const shortest = 300
const longest = 604_800

export async function requestWallet(runtime: ClientRuntime, request: WalletRequest): Promise<unknown> {
  const { sessions, messenger, environment } = runtime
  const { topic, method, params = [], chainId } = request
  if (!sessions.get(topic)) throw new PorticoError(notConnected)
  const ttl = Math.min(Math.max(request.expiry ?? shortest, shortest), longest)
  const expiryTimestamp = Math.floor(environment.now() / 1000) + ttl
  const open = messenger.request({
    topic,
    method: 'wc_sessionRequest',
    params: { request: { method, params, expiryTimestamp }, chainId },
    ttl,
  })
  const { id } = open
  let isOpen = true
  open.sent.then(
    () => {
      // After a reconnect the wallet's response may arrive before the relay's.
      if (isOpen) runtime.emit({ type: 'requestSent', id, sessionId: topic, method })
    },
    () => undefined,
  )
  try {
    return (await open.answer).result
  } catch (error) {
    if (!(error instanceof PeerError && error.code === peerErrors.unknownSession.code))
      throw toWalletError(error, method)
    // The wallet no longer has the session.
    sessions.remove(topic)
    throw new PorticoError(pairingEnded, { cause: error })
  } finally {
    isOpen = false
    runtime.emit({ type: 'requestSettled', id })
  }
}
