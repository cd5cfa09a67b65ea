import type { Environment } from '@portico/core'
import type { Timer } from '@portico/core/adapter'
import { PorticoError, pairingExpired } from '@portico/protocol'
import { deriveSymKey, hashKey } from '../crypto/createKeyPair.js'
import type { TopicKey } from '../crypto/openEnvelope.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import type { PendingPairing } from '../storage/PendingPairing.js'
import type { PairingSession, PairParameters } from './PairingClient.js'

export type Authenticate = NonNullable<PairParameters['authenticate']>

export interface Attempt {
  readonly pending: PendingPairing
  readonly session: Promise<PairingSession>
  readonly responseTopic: string | undefined
  readonly authenticate: Authenticate | undefined
  sessionKey(): { readonly topic: string; readonly symKey: string } | undefined
  /** Derives the session key from the wallet's public key. Throws on an invalid key. */
  agree(responderPublicKey: string): string
  keep(more: Pick<PendingPairing, 'responderPublicKey' | 'authentication' | 'early'>): void
  succeed(session: PairingSession): void
  fail(error: Error): void
  /** Ends an attempt whose pairing URI may have been scanned: a wallet that answers is rejected. */
  withdraw(error: Error): void
}

export interface Attempts {
  add(pending: PendingPairing, more?: Pick<Attempt, 'responseTopic' | 'authenticate'>): Attempt
  settlingOn(topic: string): Attempt | undefined
  getKey(topic: string): TopicKey | undefined
  list(): readonly Attempt[]
}

interface AttemptsOptions {
  readonly environment: Environment
  readonly store: PairingStore
  onFinished(attempt: Attempt, isWithdrawn: boolean): void
}

export function createAttempts({ environment, store, onFinished }: AttemptsOptions): Attempts {
  const attempts = new Set<Attempt>()
  /** Other tabs store theirs under the same key. */
  const persist = (topic: string, pending?: PendingPairing) => {
    const others = store.pending
      .get()
      .filter(item => item.topic !== topic && item.expiry * 1000 > environment.now())
    store.pending.set(pending ? [...others, pending] : others)
  }

  function add(first: PendingPairing, more?: Pick<Attempt, 'responseTopic' | 'authenticate'>): Attempt {
    let pending = first
    let timer: Timer
    let settle: { resolve(session: PairingSession): void; reject(error: Error): void } | undefined
    const session = new Promise<PairingSession>((resolve, reject) => {
      settle = { resolve, reject }
    })
    // The page may have dropped the promise.
    session.catch(() => undefined)
    const finish = (isWithdrawn = false) => {
      if (!attempts.delete(attempt)) return false
      environment.clearTimeout(timer)
      persist(pending.topic)
      onFinished(attempt, isWithdrawn)
      return true
    }
    const attempt: Attempt = {
      get pending() {
        return pending
      },
      session,
      responseTopic: more?.responseTopic,
      authenticate: more?.authenticate,
      sessionKey() {
        if (!pending.responderPublicKey) return undefined
        const symKey = deriveSymKey(pending.privateKey, pending.responderPublicKey)
        return { symKey, topic: hashKey(symKey) }
      },
      agree(responderPublicKey) {
        const topic = hashKey(deriveSymKey(pending.privateKey, responderPublicKey))
        attempt.keep({ responderPublicKey })
        return topic
      },
      keep(more) {
        if (!attempts.has(attempt)) return
        pending = { ...pending, ...more }
        persist(pending.topic, pending)
      },
      succeed(result) {
        if (finish()) settle?.resolve(result)
      },
      fail(error) {
        if (finish()) settle?.reject(error)
      },
      withdraw(error) {
        if (finish(true)) settle?.reject(error)
      },
    }
    attempts.add(attempt)
    persist(pending.topic, pending)
    const left = Math.max(0, pending.expiry * 1000 - environment.now())
    timer = environment.setTimeout(() => attempt.fail(new PorticoError(pairingExpired)), left)
    return attempt
  }

  return {
    add,
    settlingOn: topic => [...attempts].find(attempt => attempt.sessionKey()?.topic === topic),
    getKey(topic) {
      for (const attempt of attempts) {
        if (attempt.pending.topic === topic) return { symKey: attempt.pending.symKey }
        if (attempt.responseTopic === topic) return { privateKey: attempt.pending.privateKey }
        const key = attempt.sessionKey()
        if (key?.topic === topic) return { symKey: key.symKey }
      }
      return undefined
    },
    list: () => [...attempts],
  }
}
