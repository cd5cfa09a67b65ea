import type { Query, Row, Value } from './Query.js'

/** A PostgreSQL connection pool, or a transaction on it. */
export interface Queries {
  /**
   * A query, sent when it is awaited, or a fragment of another one. Values become parameters, and column names come
   * back in camel case.
   */
  <Rows extends readonly object[] = Record<string, unknown>[]>(
    strings: TemplateStringsArray,
    ...values: readonly (Value | Query)[]
  ): Query<Rows>
  /** A quoted identifier. */
  (name: string): Query
  /** The columns and values of an `insert`, with names in camel case. */
  (rows: Row | readonly Row[]): Query
  /** Raw SQL, possibly several statements. */
  unsafe(text: string): Query
}

export interface Database extends Queries {
  /** Maximum number of connections, excluding listening ones. */
  readonly maxConnections: number
  /** Commits if `work` succeeds; rolls back if any of its queries failed. */
  begin<Result>(work: (transaction: Queries) => Promise<Result>): Promise<Result>
  /** Calls `onListen` after every (re)connect, since notifications may have been missed before. */
  listen(channel: string, onMessage: (payload: string) => void, onListen: () => void): () => void
  /** Waits for running queries, at most `timeout` seconds, and rejects those waiting for a connection. */
  end(options?: { timeout?: number }): Promise<void>
}
