import type { ChainNamespace } from '@portico/core'
import { getProviderAlert, PorticoError, pairingEnded } from '@portico/protocol'
import { createSecret } from '../crypto/createSecret.js'
import { createMessenger } from '../messages/createMessenger.js'
import { createSeen } from '../messages/createSeen.js'
import type { PairingOptions } from '../PairingOptions.js'
import { createProvider, type OwnProvider } from '../provider/createProvider.js'
import type { PairingProvider } from '../provider/PairingProvider.js'
import { createRelay } from '../relay/createRelay.js'
import { createRelayUrl, defaultRelayUrl } from '../relay/createRelayUrl.js'
import { findWebSocket } from '../relay/findWebSocket.js'
import { toPairingSession } from '../session/toPairingSession.js'
import { createPairingStore } from '../storage/createPairingStore.js'
import { loadStorageSecret } from '../storage/loadStorageSecret.js'
import { createTabRelay } from '../tabs/createTabRelay.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { createAttempts } from './createAttempts.js'
import { createSessions } from './createSessions.js'
import type { Withdrawn } from './createWithdrawn.js'
import { endSession } from './endSession.js'
import { guardRelay } from './guardRelay.js'
import { handleRequest } from './handleRequest.js'
import type { PairingClient, PairingContext, PairingEvent } from './PairingClient.js'
import { pair } from './pair.js'

/** Of the messages worked off, those whose acknowledgement may have been lost with the page. */
const seenKept = 200

export { loadStorageSecret }

export interface FullPairingClient extends PairingClient {
  getProvider(namespace: ChainNamespace, topic?: string): PairingProvider
  tidy(): void
  /** Whether the wallet is there: resolves when it has answered. */
  ping(): Promise<void>
  /** Lets go of socket, timers and listeners; every open request is rejected. */
  stop(): void
}

/** Wiring only. */
export function createPairingClient(
  context: PairingContext,
  options: PairingOptions = {},
  secret?: string,
): FullPairingClient {
  const { environment } = context
  const { relayUrl = defaultRelayUrl } = options
  const store = createPairingStore(environment, secret)
  const seen = createSeen(store.seen.get())
  const providers = new Map<string, OwnProvider>()
  const subject = createSecret()

  const told = new Map<string, string>()

  const emit = (event: PairingEvent) => {
    if (event.type === 'session') told.clear()
    for (const provider of providers.values()) provider.hear(event)
    context.emit(event)
  }
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('The relay was not reached.', error))

  const {
    relay: line,
    isLeader,
    isShared,
  } = createTabRelay({
    environment,
    createRelay: listener =>
      createRelay({
        environment,
        WebSocket: options.WebSocket ?? findWebSocket(environment),
        getUrl: correction =>
          createRelayUrl({
            relayUrl,
            projectId: context.projectId,
            seed: getSeed(),
            subject,
            correction,
            environment,
          }),
        onMessage: listener,
        onNotice(message) {
          if (getProviderAlert(message)) emit({ type: 'notice', message })
        },
      }),
    async onMessage(topic, message) {
      await messenger.receive(topic, message)
      if (isLeader()) store.seen.set(seen.list().slice(-seenKept))
    },
  })
  let stop: (() => void) | undefined
  const relay = guardRelay(line, () => stop !== undefined)
  const messenger = createMessenger(relay, {
    environment,
    seen,
    getKey: topic => sessions.get(topic) ?? attempts.getKey(topic) ?? late?.getKey(topic),
    onRequest: request => handleRequest(runtime, request),
  })
  const sessions = createSessions({
    environment,
    store,
    emit,
    onFound: topic => quietly(relay.subscribe([topic])),
    onRemoved(topic) {
      messenger.rejectAll(new PorticoError(pairingEnded), topic)
      quietly(relay.unsubscribe(topic))
    },
  })
  const attempts = createAttempts({
    environment,
    store,
    onFinished({ pending, responseTopic, sessionKey }, isWithdrawn) {
      messenger.rejectAll(new PorticoError(pairingEnded), pending.topic)
      if (isWithdrawn) {
        // At once: the page may be on its way out.
        store.withdrawn.set([...store.withdrawn.get(), pending])
        followWithdrawn()
        return
      }
      const settled = sessionKey()?.topic
      const topics = [pending.topic, responseTopic, settled && sessions.get(settled) ? undefined : settled]
      for (const topic of topics) if (topic) quietly(relay.unsubscribe(topic))
    },
  })
  const runtime: ClientRuntime = {
    context,
    environment,
    relay,
    messenger,
    sessions,
    attempts,
    getLate: () => late,
    told,
    emit,
    isLeader,
  }

  /** Tabs that share a socket are one client to the relay; those that cannot must not be taken for one another. */
  let ownSeed: string | undefined
  function getSeed(): string {
    ownSeed ??= (isShared && store.identity.get()) || createSecret()
    if (isShared && !store.identity.get()) store.identity.set(ownSeed)
    return ownSeed
  }

  function start() {
    if (stop) return
    stop = sessions.start()
    if (store.withdrawn.get().length > 0) followWithdrawn()
    const topics = sessions.list().map(({ topic }) => topic)
    if (topics.length > 0) quietly(relay.subscribe(topics))
  }

  /** Few answer a code that was withdrawn: what tells them so is loaded when there is one. */
  let late: Withdrawn | undefined
  function followWithdrawn() {
    quietly(
      import('./createWithdrawn.js').then(({ createWithdrawn }) => {
        late ??= createWithdrawn({ environment, store, relay, messenger })
        if (stop) late.follow()
      }),
    )
  }

  function getProvider(namespace: ChainNamespace, topic?: string): PairingProvider {
    const key = [namespace, topic].join()
    const provider = providers.get(key) ?? createProvider(runtime, namespace, topic)
    providers.set(key, provider)
    return provider
  }

  return {
    async restore() {
      start()
      return sessions.list().map(toPairingSession)
    },
    resume({ signal } = {}) {
      start()
      if (store.pending.get().length === 0) return undefined
      return import('./resumeCodes.js').then(({ resumeCodes }) => resumeCodes(runtime, store, signal))
    },
    warm() {
      start()
      relay.open()
    },
    async pair(parameters) {
      start()
      return pair(runtime, parameters)
    },
    setNetwork(network, topic) {
      // Whoever asks for it later finds it where the page is. Networks begin with their family.
      getProvider(network.split(':')[0] as ChainNamespace, topic)
      for (const provider of providers.values()) provider.enter(network, topic)
    },
    getProvider,
    tidy: start,
    async disconnect(topic) {
      // Also what an earlier page left.
      start()
      const ended = topic ? [topic] : sessions.list().map(session => session.topic)
      await Promise.all(ended.map(topic => endSession(runtime, topic)))
    },
    async ping() {
      const topic = sessions.current()?.topic
      if (topic) await messenger.request({ topic, method: 'wc_sessionPing', params: {}, ttl: 30 }).answer
    },
    stop() {
      stop?.()
      stop = undefined
      late?.stop()
      relay.close()
      const ended = new PorticoError(pairingEnded)
      messenger.rejectAll(ended)
      // Given up here, not for good: who comes back finds the codes as they were.
      const pending = store.pending.get()
      for (const attempt of attempts.list()) attempt.fail(ended)
      store.pending.set(pending)
    },
  }
}
