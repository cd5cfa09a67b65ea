import type { Portico } from '../types/Portico.js'
import { dropEntries, listEntries, openEntry } from './entries.js'
import type { Query } from './Query.js'

/** Anything with the name of a query, whatever it gives. */
type AnyQuery = { readonly name: string }

/**
 * Shows an answer that nobody has given yet, as after a transaction that is on its way. A flight goes on, and its answer
 * counts; where it fails, this one stays.
 */
export function setQueryData<Data, Params>(
  portico: Portico,
  query: Query<Data, Params>,
  params: Params,
  data: Data,
): void {
  const entry = openEntry(portico, query, params)
  const known = { status: 'loaded', data, at: portico.environment.now() } as const
  if (entry.flight) entry.flight.known = known
  entry.write(entry.flight ? { status: 'loading', data } : known)
}

/** What is known is no longer believed: it is asked for again, at once where somebody shows it. */
export function invalidateQueries(
  portico: Portico,
  query: AnyQuery,
  isMeant: (key: string) => boolean = () => true,
): void {
  for (const entry of listEntries(portico, query).filter(({ key }) => isMeant(key))) {
    entry.isStale = true
    // A flight may have left too early; those who show it ask again when it is there.
    if (!entry.flight) for (const ask of entry.watchers) ask()
  }
}

/** Forgets what is known, and ends what is under way. */
export function removeQueries(
  portico: Portico,
  query: AnyQuery,
  isMeant: (key: string) => boolean = () => true,
): void {
  const meant = listEntries(portico, query).filter(({ key }) => isMeant(key))
  dropEntries(portico, query, meant)
}
