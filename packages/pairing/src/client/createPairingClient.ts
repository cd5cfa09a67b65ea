import type { ChainNamespace } from '@portico/core'
import { PorticoError, pairingEnded } from '@portico/protocol'
import type { PairingOptions } from '../PairingOptions.js'
import type { PairingProvider } from '../provider/PairingProvider.js'
import { endSession, tellEnded } from '../session/endSession.js'
import { toPairingSession } from '../session/toPairingSession.js'
import { createPairingStore } from '../storage/createPairingStore.js'
import { loadStorageSecret } from '../storage/loadStorageSecret.js'
import { createClientParts } from './createClientParts.js'
import type { PairingClient, PairingContext } from './PairingClient.js'
import { pair } from './pair.js'

export { loadStorageSecret }

export interface FullPairingClient extends PairingClient {
  getProvider(namespace: ChainNamespace, topic?: string): PairingProvider
  tidy(): void
  ping(): Promise<void>
  stop(): void
}

/** Every method starts the client. */
export function createPairingClient(
  context: PairingContext,
  options: PairingOptions = {},
  secret?: string,
): FullPairingClient {
  const store = createPairingStore(context.environment, secret)
  let stop: (() => void) | undefined
  const isRunning = () => stop !== undefined
  const { runtime, providers, late, quietly } = createClientParts({ context, options, store, isRunning })
  const { relay, messenger, sessions, attempts } = runtime

  function start() {
    if (stop) return
    stop = sessions.start()
    if (store.withdrawn.get().length > 0) late.follow()
    const topics = sessions.list().map(({ topic }) => topic)
    if (topics.length > 0) quietly(relay.subscribe(topics))
    tellEnded(runtime)
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
    setNetwork: providers.enter,
    getProvider: providers.get,
    tidy: start,
    async disconnect(topic) {
      // Includes sessions of an earlier page.
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
      late.stop()
      relay.close()
      const ended = new PorticoError(pairingEnded)
      messenger.rejectAll(ended)
      // Keep the stored pairing URIs, so that a restarted client can resume them.
      const pending = store.pending.get()
      for (const attempt of attempts.list()) attempt.fail(ended)
      store.pending.set(pending)
    },
  }
}
