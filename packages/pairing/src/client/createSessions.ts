import type { Environment } from '@portico/core'
import type { SourceEvent, Timer } from '@portico/core/adapter'
import type { StoredSession } from '../session/parseStoredSession.js'
import { toPairingSession, toSourceSession } from '../session/toPairingSession.js'
import type { PairingStore } from '../storage/createPairingStore.js'
import { storageKeys } from '../storage/storageKeys.js'

export interface Sessions {
  get(topic: string): StoredSession | undefined
  current(): StoredSession | undefined
  list(): readonly StoredSession[]
  isOwn(topic: string): boolean
  save(session: StoredSession): void
  /** Removes the session and emits its end, unless the page itself ended it. */
  remove(topic: string, silently?: 'silently'): void
  start(): () => void
}

interface SessionsOptions {
  readonly environment: Environment
  readonly store: PairingStore
  emit(event: SourceEvent): void
  onFound(topic: string): void
  onRemoved(topic: string): void
}

export function createSessions(options: SessionsOptions): Sessions {
  const { environment, store, emit } = options
  const sessions = new Map<string, StoredSession>()
  const own = new Set<string>()
  let timer: Timer | undefined

  const list = () => [...sessions.values()]
  const persist = () => {
    store.sessions.set(list())
    watchExpiry()
  }

  function drop(topic: string, silently = false) {
    if (!sessions.delete(topic)) return
    own.delete(topic)
    options.onRemoved(topic)
    if (!silently) emit({ type: 'ended', sessionId: topic })
  }

  function watchExpiry() {
    environment.clearTimeout(timer)
    const next = Math.min(...list().map(({ expiry }) => expiry))
    if (!Number.isFinite(next)) return
    timer = environment.setTimeout(removeExpired, Math.max(0, next * 1000 - environment.now()))
  }

  function removeExpired() {
    const expired = list().filter(({ expiry }) => expiry * 1000 <= environment.now())
    for (const { topic } of expired) drop(topic)
    persist()
  }

  function onStorage(event: Event) {
    const { key } = event as StorageEvent // the only event type with this name
    if (key !== null && key !== storageKeys.sessions) return
    const stored = new Map(store.sessions.get().map(session => [session.topic, session]))
    for (const { topic } of list()) if (!stored.has(topic)) drop(topic)
    for (const session of stored.values()) {
      const known = sessions.get(session.topic)
      if (JSON.stringify(known) === JSON.stringify(session)) continue
      sessions.set(session.topic, session)
      if (!known) options.onFound(session.topic)
      emit({ type: 'session', session: toSourceSession(toPairingSession(session)), found: !known })
    }
    watchExpiry()
  }

  return {
    get: topic => sessions.get(topic),
    current: () => list().at(-1),
    list,
    isOwn: topic => own.has(topic),
    save(session) {
      own.add(session.topic)
      sessions.set(session.topic, session)
      persist()
      emit({ type: 'session', session: toSourceSession(toPairingSession(session)) })
    },
    remove(topic, silently) {
      drop(topic, silently !== undefined)
      persist()
    },
    start() {
      for (const session of store.sessions.get()) sessions.set(session.topic, session)
      if (list().some(({ expiry }) => expiry * 1000 <= environment.now())) removeExpired()
      watchExpiry()
      environment.page?.addEventListener('storage', onStorage)
      return () => {
        environment.clearTimeout(timer)
        environment.page?.removeEventListener('storage', onStorage)
      }
    },
  }
}
