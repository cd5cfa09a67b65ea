import type { Environment } from '@portico/core'
import { storageUnavailable } from '@portico/protocol'
import { isKey, parseStoredSession } from '../session/parseStoredSession.js'
import type { StoredSession } from '../session/StoredSession.js'
import { type PendingPairing, parsePending } from './PendingPairing.js'
import { storageKeys } from './storageKeys.js'

export interface PairingStore {
  readonly identity: Slot<string>
  readonly sessions: Slot<readonly StoredSession[]>
  readonly pending: Slot<readonly PendingPairing[]>
  readonly withdrawn: Slot<readonly PendingPairing[]>
  readonly seen: Slot<readonly string[]>
}

export interface Slot<T> {
  get(): T
  set(value: T): void
}

const version = 1
const mostSessions = 10
const seenKept = 200

/** What survives a reload. Never throws: what is blocked or full lives in memory, what is corrupt counts as absent. */
export function createPairingStore({
  storage,
  logger,
}: Pick<Environment, 'storage' | 'logger'>): PairingStore {
  const memory = new Map<string, string>()
  let warned = false

  const read = (key: string): unknown => {
    try {
      const text = memory.get(key) ?? storage?.getItem(key)
      if (!text) return undefined
      const stored = JSON.parse(text) as { v?: unknown; value?: unknown } | null // parsed by its slot below
      return stored?.v === version ? stored.value : undefined
    } catch {
      return undefined
    }
  }

  const write = (key: string, value: unknown) => {
    const text = JSON.stringify({ v: version, value })
    try {
      if (!storage) throw new TypeError('There is no storage.')
      storage.setItem(key, text)
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
    pending: createSlot(storageKeys.pending, listOf(parsePending, mostSessions)),
    withdrawn: createSlot(storageKeys.withdrawn, listOf(parsePending, mostSessions)),
    seen: createSlot(
      storageKeys.seen,
      listOf(item => (typeof item === 'string' && item.length <= 64 ? item : undefined), seenKept),
    ),
  }
}

/** Keeps the good items of a list, the latest ones. */
function listOf<T>(parse: (item: unknown) => T | undefined, most: number) {
  return (value: unknown): readonly T[] =>
    Array.isArray(value) ? value.slice(-most).flatMap(item => parse(item) ?? []) : []
}
