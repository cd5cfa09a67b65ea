import { PorticoError, pairingEnded } from '@portico/protocol'
import { createMessenger } from '../messages/createMessenger.js'
import { createSeen } from '../messages/createSeen.js'
import type { PairingOptions } from '../PairingOptions.js'
import { handleRequest } from '../requests/handleRequest.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import type { ClientRuntime } from './ClientRuntime.js'
import { createAttempts } from './createAttempts.js'
import { createLateAnswers, type LateAnswers } from './createLateAnswers.js'
import { createLine } from './createLine.js'
import { createProviders, type Providers } from './createProviders.js'
import { createSessions } from './createSessions.js'
import { guardRelay } from './guardRelay.js'
import type { PairingContext } from './PairingClient.js'

/** Handled messages whose acknowledgement may have been lost with the page. */
const seenKept = 200

export interface ClientPartsOptions {
  readonly context: PairingContext
  readonly options: PairingOptions
  readonly store: PairingStore
  isRunning(): boolean
}

export interface ClientParts {
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
  const messenger = createMessenger(relay, {
    environment,
    seen,
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
