import { type MemoryKey, recall } from '../store/recall.js'
import type { AsyncData } from '../types/Account.js'
import type { Portico } from '../types/Portico.js'
import { isFresh } from '../wrappers/isFresh.js'
import type { Query } from './Query.js'

export interface RunQueryParameters {
  /** Ask even when a recent answer or failure is known. A flight that is under way is joined all the same. */
  readonly force?: boolean | undefined
  /** Aborting stops waiting; the request is cancelled once no caller waits. */
  readonly signal?: AbortSignal | undefined
}

interface Slot {
  key: string
  state: AsyncData<unknown>
  flight?: Flight | undefined
}

interface Flight {
  readonly promise: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

const memory: MemoryKey<Map<string, Slot>> = { create: () => new Map() }

/**
 * Gives what is known while it is fresh, else fetches it, once for everybody who asks meanwhile. What was known
 * stays while it is fetched, and when that fails.
 */
export function runQuery<Data>(
  portico: Portico,
  query: Query<Data>,
  { force, signal }: RunQueryParameters = {},
): Promise<Data> {
  const { key, slot: name = key, lifetime = Number.POSITIVE_INFINITY, retryGap = 0 } = query
  const slots = recall(portico, memory)
  const slot: Slot = slots.get(name) ?? { key, state: { status: 'idle' } }
  slots.set(name, slot)
  // A slot belongs to one action, so what it holds is of that action's type.
  let known = query.get?.() ?? (slot.state as AsyncData<Data>)
  if (slot.key !== key) {
    const { flight } = slot
    known = { status: 'idle', data: known.data }
    slot.key = key
    slot.flight = undefined
    flight?.controller.abort()
  }
  if (!slot.flight && !force) {
    const now = portico.environment.now()
    if (known.status === 'loaded' && isFresh(known.at, lifetime, now)) return Promise.resolve(known.data)
    if (known.status === 'error' && isFresh(known.at, retryGap, now)) return Promise.reject(known.error)
  }
  slot.flight ??= begin(portico, slot, query, known)
  return join(slot.flight, signal) as Promise<Data> // of this slot, see above
}

/** Ends the flight of a slot: nobody wants its answer any more. What was known before is known again. */
export function endQuery(portico: Portico, slot: string): void {
  recall(portico, memory).get(slot)?.flight?.controller.abort()
}

function begin<Data>(portico: Portico, slot: Slot, query: Query<Data>, known: AsyncData<Data>): Flight {
  const { now } = portico.environment
  const controller = new AbortController()
  const { signal } = controller
  const set = (next: AsyncData<Data>) => {
    slot.state = next
    query.set?.(next)
  }
  set({ status: 'loading', data: known.data })
  const promise = new Promise<Data>((resolve, reject) => {
    // Another question may have taken the slot meanwhile.
    const settle = (next: AsyncData<Data>) => {
      if (slot.flight !== flight) return
      slot.flight = undefined
      set(next)
    }
    signal.addEventListener('abort', () => {
      settle(known)
      reject(signal.reason)
    })
    // An async call, so that one which throws at once rejects like all others.
    const work = async () => query.fetch(signal)
    work().then(
      data => {
        settle({ status: 'loaded', data, at: now() })
        resolve(data)
      },
      (error: unknown) => {
        settle({ status: 'error', data: known.data, error, at: now() })
        reject(error)
      },
    )
  })
  const flight: Flight = { promise, controller, waiting: 0 }
  return flight
}

function join(flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
  flight.waiting += 1
  if (!signal) return flight.promise
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason)
      flight.waiting -= 1
      if (flight.waiting === 0) flight.controller.abort(signal.reason)
    }
    if (signal.aborted) leave()
    else signal.addEventListener('abort', leave, { once: true })
    flight.promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
