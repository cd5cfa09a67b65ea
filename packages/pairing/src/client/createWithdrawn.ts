import type { Environment } from '@portico/core'
import { deriveSymKey, hashKey } from '../crypto/createKeyPair.js'
import type { TopicKey } from '../crypto/openEnvelope.js'
import type { Messenger } from '../messages/createMessenger.js'
import { isRecord } from '../messages/isRecord.js'
import type { Relay } from '../relay/Relay.js'
import { dismissWallet } from '../session/dismissWallet.js'
import { isKey } from '../session/parseStoredSession.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import type { PendingPairing } from '../storage/PendingPairing.js'

export interface Withdrawn {
  getKey(topic: string): TopicKey | undefined
  /** Rejects a wallet that settles anyway; returns false if it did not answer a withdrawn pairing URI. */
  dismiss(topic: string): boolean
  follow(): void
  stop(): void
}

export interface WithdrawnOptions {
  readonly environment: Environment
  readonly store: PairingStore
  readonly relay: Relay
  readonly messenger: Messenger
}

export function createWithdrawn(options: WithdrawnOptions): Withdrawn {
  const { environment, store, relay, messenger } = options
  const codes = new Map<string, PendingPairing>()
  const late = new Map<string, { readonly topic: string; readonly symKey: string }>()
  const quietly = (work: Promise<unknown>) =>
    void work.catch((error: unknown) =>
      environment.logger.debug('A call for a withdrawn pairing URI failed.', error),
    )

  const topicsOf = ({ topic, authentication }: PendingPairing) =>
    authentication ? [topic, authentication.topic] : [topic]

  function listen(pending: PendingPairing) {
    if (codes.has(pending.topic)) return
    codes.set(pending.topic, pending)
    const { id, expiry, authentication, responderPublicKey } = pending
    const ttl = Math.max(1, expiry - environment.now() / 1000)
    const topics = topicsOf(pending)
    const meetFirst = (id: number, read: (result: unknown) => unknown) =>
      void messenger
        .expect({ id, topics, ttl, onResult: ({ result }) => meet(pending, read(result)) })
        .catch(() => undefined)
    meetFirst(id, result => isRecord(result) && result.responderPublicKey)
    if (authentication) {
      meetFirst(authentication.id, result => {
        const responder = isRecord(result) ? result.responder : undefined
        return isRecord(responder) && responder.publicKey
      })
    }
    quietly(relay.subscribe(topics))
    // The wallet had already answered when the pairing URI was withdrawn.
    if (responderPublicKey) meet(pending, responderPublicKey)
    environment.setTimeout(() => forget(pending), ttl * 1000)
  }

  function meet(pending: PendingPairing, publicKey: unknown) {
    if (!isKey(publicKey)) return
    try {
      const symKey = deriveSymKey(pending.privateKey, publicKey)
      const key = { symKey, topic: hashKey(symKey) }
      late.set(key.topic, key)
      quietly(relay.subscribe([key.topic]))
      dismissWallet(options, key)
    } catch (error) {
      environment.logger.debug('A wallet answered a withdrawn pairing URI with an invalid key.', error)
    }
  }

  function forget(pending: PendingPairing) {
    if (!codes.delete(pending.topic)) return
    store.withdrawn.set(store.withdrawn.get().filter(({ topic }) => topic !== pending.topic))
    for (const topic of topicsOf(pending)) quietly(relay.unsubscribe(topic))
    if (codes.size > 0) return
    for (const topic of late.keys()) quietly(relay.unsubscribe(topic))
    late.clear()
  }

  return {
    getKey(topic) {
      for (const pending of codes.values()) {
        if (pending.topic === topic) return { symKey: pending.symKey }
        if (pending.authentication?.topic === topic) return { privateKey: pending.privateKey }
      }
      return late.get(topic)
    },
    dismiss(topic) {
      const key = late.get(topic)
      if (key) dismissWallet(options, key)
      return key !== undefined
    },
    follow() {
      const stored = store.withdrawn.get()
      const good = stored.filter(({ expiry }) => expiry * 1000 > environment.now())
      if (good.length < stored.length) store.withdrawn.set(good)
      for (const pending of good) listen(pending)
    },
    stop: () => codes.clear(),
  }
}
