import type { Environment } from '@portico/core'
import { storageUnavailable } from '@portico/protocol'
import { openEnvelope, sealEnvelope } from '../crypto/openEnvelope.js'
import type { EndedSession, StoredSession } from '../session/parseStoredSession.js'
import { isKey, parseEndedSession, parseStoredSession } from '../session/parseStoredSession.js'
import { type PendingPairing, parsePending } from './PendingPairing.js'
import { storageKeys } from './storageKeys.js'

export interface PairingStore {
  readonly identity: Slot<string>
  readonly sessions: Slot<readonly StoredSession[]>
  /** Ended sessions whose wallet has not been notified yet. */
  readonly ended: Slot<readonly EndedSession[]>
  readonly pending: Slot<readonly PendingPairing[]>
  readonly withdrawn: Slot<readonly PendingPairing[]>
  readonly seen: Slot<readonly string[]>
}

interface Slot<T> {
  get(): T
  set(value: T): void
}

const version = 1
const sealedVersion = 2
/** Keys that give access to a wallet. The others are short-lived or not sensitive. */
const sealed: ReadonlySet<string> = new Set([storageKeys.identity, storageKeys.sessions, storageKeys.ended])
const mostSessions = 10
const seenKept = 200

/** Never throws: if storage is blocked or full, values stay in memory; corrupt values count as absent. */
export function createPairingStore(
  { storage, logger }: Pick<Environment, 'storage' | 'logger'>,
  secret?: string,
): PairingStore {
  const memory = new Map<string, string>()
  let warned = false

  const read = (key: string): unknown => {
    try {
      const text = memory.get(key) ?? storage?.getItem(key)
      if (!text) return undefined
      const stored = JSON.parse(text) as { v?: unknown; value?: unknown } | null // validated by its slot below
      if (stored?.v === version && !(secret && sealed.has(key))) return stored.value
      return stored?.v === sealedVersion && secret ? open(stored.value, secret) : undefined
    } catch {
      return undefined
    }
  }

  const write = (key: string, value: unknown) => {
    const isSealed = secret && sealed.has(key)
    const text = JSON.stringify(
      isSealed ? { v: sealedVersion, value: seal(value, secret) } : { v: version, value },
    )
    try {
      if (!storage) throw new TypeError('Storage is not available.')
      // An empty list removes the key, because the first load loads the client if the key exists.
      if (Array.isArray(value) && value.length === 0) storage.removeItem(key)
      else storage.setItem(key, text)
      memory.delete(key)
    } catch (error) {
      memory.set(key, text)
      if (!warned) logger.warn(storageUnavailable.message, error)
      warned = true
    }
  }

  const createSlot = <T>(key: string, parse: (value: unknown) => T): Slot<T> => ({
    get: () => parse(read(key)),
    set: value => write(key, value),
  })

  return {
    identity: createSlot(storageKeys.identity, value => (isKey(value) ? value : '')),
    sessions: createSlot(storageKeys.sessions, listOf(parseStoredSession, mostSessions)),
    ended: createSlot(storageKeys.ended, listOf(parseEndedSession, mostSessions)),
    pending: createSlot(storageKeys.pending, listOf(parsePending, mostSessions)),
    withdrawn: createSlot(storageKeys.withdrawn, listOf(parsePending, mostSessions)),
    seen: createSlot(
      storageKeys.seen,
      listOf(item => (typeof item === 'string' && item.length <= 64 ? item : undefined), seenKept),
    ),
  }
}

function seal(value: unknown, secret: string): string {
  return sealEnvelope({ text: JSON.stringify(value), symKey: secret })
}

function open(value: unknown, secret: string): unknown {
  const opened = typeof value === 'string' ? openEnvelope(value, { symKey: secret }) : undefined
  return opened && JSON.parse(opened.text)
}

function listOf<T>(parse: (item: unknown) => T | undefined, most: number) {
  return (value: unknown): readonly T[] =>
    Array.isArray(value) ? value.slice(-most).flatMap(item => parse(item) ?? []) : []
}
