import type { Query, Row, Value } from './Query.js'

/** A pool of connections to PostgreSQL, or one transaction on it. */
export interface Queries {
  /** A query, which is sent when it is awaited, or a fragment of another one. Values become parameters. */
  <Rows extends readonly object[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly (Value | Query)[]
  ): Query<Rows>
  /** A quoted identifier. */
  (name: string): Query
  /** The columns and values of an `insert`. */
  (rows: Row | readonly Row[]): Query
  /** SQL as it is, which may be several statements. */
  unsafe(text: string): Query
}

/** A pool of connections to PostgreSQL. */
export interface Database extends Queries {
  /** How many connections it may open, without those that listen. */
  readonly maxConnections: number
  /** Commits what `work` has done, or nothing if any of its queries failed. */
  begin<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  /** Calls `onListen` each time it listens (again), since notifications may have been missed before. */
  listen(channel: string, onMessage: (payload: string) => void, onListen: () => void): () => void
  /** Waits for the queries that are running, at most so many seconds, and rejects those that wait for a connection. */
  end(options?: { timeout?: number }): Promise<void>
}
