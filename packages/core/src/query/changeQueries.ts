import type { Portico } from '../runtime/Portico.js'
import { dropEntries, listEntries, openEntry } from './entries.js'
import type { Query } from './Query.js'

type AnyQuery = { readonly name: string }

/** Sets an optimistic result. A request in flight continues and its result wins; if it fails, this one stays. */
export function setQueryData<Data, Params>(
  portico: Portico,
  query: Query<Data, Params>,
  params: Params,
  data: Data,
): void {
  const entry = openEntry(portico, query, params)
  const dataUpdatedAt = portico.environment.now()
  const known = { status: 'success', fetchStatus: 'idle', data, dataUpdatedAt } as const
  if (entry.flight) entry.flight.known = known
  entry.write({ ...known, fetchStatus: entry.flight ? 'fetching' : 'idle' })
}

/** Marks results as stale; watched ones are refetched at once. */
export function invalidateQueries(
  portico: Portico,
  query: AnyQuery,
  isMeant: (key: string) => boolean = () => true,
): void {
  for (const entry of listEntries(portico, query).filter(({ key }) => isMeant(key))) {
    entry.isStale = true
    // A request in flight may have started too early; watchers refetch when it settles.
    if (!entry.flight) for (const ask of entry.watchers) ask()
  }
}

/** Removes results and aborts requests in flight. */
export function removeQueries(
  portico: Portico,
  query: AnyQuery,
  isMeant: (key: string) => boolean = () => true,
): void {
  const meant = listEntries(portico, query).filter(({ key }) => isMeant(key))
  dropEntries(portico, query, meant)
}
