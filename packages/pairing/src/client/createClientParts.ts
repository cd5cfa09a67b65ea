import type { ChainNamespace } from '@portico/core'
import type { SourceEvent } from '@portico/core/adapter'
import { getProviderAlert, PorticoError, pairingEnded } from '@portico/protocol'
import { createSecret } from '../crypto/createKeyPair.js'
import { createMessenger } from '../messages/createMessenger.js'
import { createSeen } from '../messages/createSeen.js'
import type { PairingOptions } from '../PairingOptions.js'
import { createProvider, type OwnProvider } from '../provider/createProvider.js'
import type { PairingProvider } from '../provider/PairingProvider.js'
import { createRelay } from '../relay/createRelay.js'
import { createRelayUrl, toRelayUrls } from '../relay/createRelayUrl.js'
import type { MessageListener, Relay } from '../relay/Relay.js'
import { findWebSocket } from '../relay/Socket.js'
import { handleRequest } from '../requests/handleRequest.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import { createTabRelay, type TabRelay } from '../tabs/createTabRelay.js'
import { createAttester } from '../verify/createAttester.js'
import { getVerifyUrl } from '../verify/getVerifyUrl.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { createAttempts } from './createAttempts.js'
import { createSessions } from './createSessions.js'
import type { Withdrawn, WithdrawnOptions } from './createWithdrawn.js'
import type { PairingClient, PairingContext } from './PairingClient.js'

/** Handled messages whose acknowledgement may have been lost with the page. */
const seenKept = 200

interface ClientPartsOptions {
  readonly context: PairingContext
  readonly options: PairingOptions
  readonly store: PairingStore
  isRunning(): boolean
}

interface ClientParts {
  readonly runtime: ClientRuntime
  readonly providers: Providers
  readonly late: LateAnswers
  quietly(work: Promise<unknown>): void
}

export function createClientParts({ context, options, store, isRunning }: ClientPartsOptions): ClientParts {
  const { environment } = context
  const told = new Map<string, string>()
  const providers = createProviders(() => runtime)

  const emit: PairingContext['emit'] = event => {
    if (event.type === 'session') told.clear()
    providers.hear(event)
    context.emit(event)
  }
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => environment.logger.debug('The relay could not be reached.', error))

  const seen = createSeen({
    earlier: store.seen.get(),
    keep(hashes) {
      if (line.isLeader()) store.seen.set(hashes.slice(-seenKept))
    },
  })
  const line = createLine({
    context,
    options,
    store,
    onMessage: (topic, message) => messenger.receive(topic, message),
    onNotice: message => emit({ type: 'notice', message }),
  })
  const relay = guardRelay(line.relay, isRunning)
  const verifyUrl = getVerifyUrl(options)
  const { projectId = context.projectId } = options
  const messenger = createMessenger(relay, {
    environment,
    seen,
    attest: verifyUrl === undefined ? undefined : createAttester({ environment, verifyUrl, projectId }),
    getKey: topic => sessions.get(topic) ?? attempts.getKey(topic) ?? late.get()?.getKey(topic),
    onRequest: request => handleRequest(runtime, request),
  })
  const late = createLateAnswers({
    isRunning,
    quietly,
    getOptions: () => ({ environment, store, relay, messenger }),
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
        // Store it immediately: the page may be unloading.
        store.withdrawn.set([...store.withdrawn.get(), pending])
        late.follow()
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
    ended: store.ended,
    getLate: late.get,
    told,
    emit,
    isLeader: line.isLeader,
  }
  return { runtime, providers, late, quietly }
}

interface LateAnswers {
  get(): Withdrawn | undefined
  follow(): void
  stop(): void
}

interface LateAnswersOptions {
  readonly getOptions: () => WithdrawnOptions
  isRunning(): boolean
  quietly(work: Promise<unknown>): void
}

/** Answers to withdrawn pairing URIs are rare, so the code loads on demand. */
function createLateAnswers({ getOptions, isRunning, quietly }: LateAnswersOptions): LateAnswers {
  let withdrawn: Withdrawn | undefined
  return {
    get: () => withdrawn,
    follow() {
      quietly(
        import('./createWithdrawn.js').then(({ createWithdrawn }) => {
          withdrawn ??= createWithdrawn(getOptions())
          if (isRunning()) withdrawn.follow()
        }),
      )
    },
    stop: () => withdrawn?.stop(),
  }
}

interface LineOptions {
  readonly context: PairingContext
  readonly options: PairingOptions
  readonly store: PairingStore
  readonly onMessage: MessageListener
  onNotice(message: string): void
}

/** The connection to the relay, in this tab or in the tab that holds the shared socket. */
function createLine({ context, options, store, onMessage, onNotice }: LineOptions): TabRelay {
  const { environment } = context
  const { projectId = context.projectId } = options
  const subject = createSecret()

  /** Tabs that share a socket are one client to the relay; tabs that cannot share need distinct identities. */
  let ownSeed: string | undefined
  function getSeed(): string {
    ownSeed ??= (line.isShared && store.identity.get()) || createSecret()
    if (line.isShared && !store.identity.get()) store.identity.set(ownSeed)
    return ownSeed
  }

  const line = createTabRelay({
    environment,
    createRelay: listener =>
      createRelay({
        environment,
        WebSocket: options.WebSocket ?? findWebSocket(environment),
        relayUrls: toRelayUrls(options.relayUrl),
        getUrl: (relayUrl, correction) =>
          createRelayUrl({ relayUrl, projectId, seed: getSeed(), subject, correction, environment }),
        onMessage: listener,
        onNotice(message) {
          if (getProviderAlert(message)) onNotice(message)
        },
      }),
    onMessage,
  })
  return line
}

/** Prevents pending work from reconnecting a stopped client. */
function guardRelay(relay: Relay, isRunning: () => boolean): Relay {
  const check = () => {
    if (!isRunning()) throw new PorticoError(pairingEnded)
    return relay
  }
  return {
    open: relay.open,
    publish: async publication => check().publish(publication),
    subscribe: async topics => check().subscribe(topics),
    unsubscribe: async topic => check().unsubscribe(topic),
    call: async (...parameters) => check().call(...parameters),
    close: relay.close,
  }
}

interface Providers {
  get(namespace: ChainNamespace, topic?: string): PairingProvider
  hear(event: SourceEvent): void
  readonly enter: PairingClient['setNetwork']
}

function createProviders(getRuntime: () => ClientRuntime): Providers {
  const providers = new Map<string, OwnProvider>()

  function get(namespace: ChainNamespace, topic?: string): PairingProvider {
    const key = [namespace, topic].join()
    const provider = providers.get(key) ?? createProvider(getRuntime(), namespace, topic)
    providers.set(key, provider)
    return provider
  }

  return {
    get,
    hear(event) {
      for (const provider of providers.values()) provider.hear(event)
    },
    enter(network, topic) {
      // Create it now, so that a later caller gets it on the right network. CAIP-2 ids start with the namespace.
      get(network.split(':')[0] as ChainNamespace, topic)
      for (const provider of providers.values()) provider.enter(network, topic)
    },
  }
}
