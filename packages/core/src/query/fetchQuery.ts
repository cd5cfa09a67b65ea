import { isPorticoError, PorticoError, requestAborted } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import type { QueryState } from '../store/Account.js'
import { unfetched } from '../store/slices/queries.js'
import { type Entry, type Flight, openEntry } from './entries.js'
import type { Query } from './Query.js'

export interface FetchQueryParameters {
  /** Fetch even if a recent result or failure is known. A request in flight is still joined. */
  readonly force?: boolean | undefined
  /** Aborting stops waiting; the request is cancelled once no caller waits. */
  readonly signal?: AbortSignal | undefined
}

/** Fetches a query unless it is fresh. Concurrent calls share a request; the previous result stays meanwhile. */
export function fetchQuery<Data, Params>(
  portico: Portico,
  query: Query<Data, Params>,
  params: Params,
  { force, signal }: FetchQueryParameters = {},
): Promise<Data> {
  const { staleTime = Number.POSITIVE_INFINITY, errorStaleTime = 0 } = query
  const entry = openEntry(portico, query, params)
  // A name belongs to one query, so the entry has its type.
  let known = entry.read() as QueryState<Data>
  const question = query.requestKey?.(params) ?? ''
  if (entry.question !== question) {
    const { flight } = entry
    known =
      known.data === undefined
        ? unfetched
        : {
            status: 'success',
            fetchStatus: 'idle',
            data: known.data,
            dataUpdatedAt: 0,
            isPlaceholderData: true,
          }
    entry.question = question
    entry.flight = undefined
    flight?.controller.abort(new PorticoError(requestAborted))
  }
  if (!entry.flight && !force && !entry.isStale) {
    const now = portico.environment.now()
    if (
      known.status === 'success' &&
      !known.isPlaceholderData &&
      isFresh(known.dataUpdatedAt, staleTime, now)
    )
      return Promise.resolve(known.data)
    if (known.status === 'error' && isFresh(known.errorUpdatedAt, errorStaleTime, now))
      return Promise.reject(known.error)
  }
  entry.flight ??= begin(portico, entry, known, abort => query.queryFn(portico, params, abort))
  return join(entry.flight, signal) as Promise<Data> // of this query, see above
}

function begin<Data>(
  { environment: { now } }: Portico,
  entry: Entry,
  known: QueryState<Data>,
  fetch: (signal: AbortSignal) => Promise<Data>,
): Flight {
  const controller = new AbortController()
  const { signal } = controller
  entry.isStale = false
  entry.write({ ...(known.data === undefined ? unfetched : known), fetchStatus: 'fetching' })
  const promise = new Promise<Data>((resolve, reject) => {
    // Another question may have replaced it.
    const settle = (getNext: (flight: Flight) => QueryState<unknown>) => {
      if (entry.flight !== flight) return
      entry.flight = undefined
      entry.write(getNext(flight))
      // It was invalidated while in flight.
      if (entry.isStale) for (const ask of entry.watchers) ask()
    }
    signal.addEventListener('abort', () => {
      settle(flight => flight.known)
      reject(signal.reason)
    })
    // Async, so that a synchronous throw becomes a rejection.
    const work = async () => fetch(signal)
    work().then(
      data => {
        settle(() => ({ status: 'success', fetchStatus: 'idle', data, dataUpdatedAt: now() }))
        resolve(data)
      },
      (error: unknown) => {
        // A cancelled request is not reported as an error.
        if (isPorticoError(error, requestAborted)) settle(flight => flight.known)
        else {
          const failed = { status: 'error', fetchStatus: 'idle', error, errorUpdatedAt: now() } as const
          settle(flight => ({ ...failed, data: flight.known.data }))
        }
        reject(error)
      },
    )
  })
  const flight: Flight = { promise, controller, known, waiting: 0 }
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

/** A timestamp in the future means that the clock was set back. */
function isFresh(timestamp: number, lifetime: number, now: number): boolean {
  return timestamp <= now && now - timestamp < lifetime
}
