import pg from 'pg'

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

/** Lists become PostgreSQL arrays. JSON is passed as text. */
export type Value = string | number | bigint | boolean | null | Date | Uint8Array | readonly Value[]

export type Row = Readonly<Record<string, Value>>

export type RunQuery = (query: { text: string; values: unknown[] }) => Promise<object[]>

/** A query that is sent once, when it is awaited, and never if it is only a fragment. */
export class Query<Rows extends readonly object[] = readonly object[]> implements Promise<Rows> {
  readonly [Symbol.toStringTag] = 'Query'
  readonly #run: RunQuery
  readonly #strings: readonly string[]
  readonly #values: readonly (Value | Query)[]
  #result: Promise<Rows> | undefined

  constructor(run: RunQuery, strings: readonly string[], values: readonly (Value | Query)[] = []) {
    this.#run = run
    this.#strings = strings
    this.#values = values
  }

  // biome-ignore lint/suspicious/noThenProperty: `await` is what sends the query.
  then<Fulfilled = Rows, Rejected = never>(
    onFulfilled?: ((rows: Rows) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    this.#result ??= this.#send() as Promise<object[]> as Promise<Rows & object[]>
    return this.#result.then(onFulfilled, onRejected)
  }

  catch<Rejected = never>(
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Rows | Rejected> {
    return this.then(null, onRejected)
  }

  finally(onFinally?: (() => void) | null): Promise<Rows> {
    return this.then().finally(onFinally)
  }

  async first(): Promise<Rows[number] | undefined> {
    const [row] = await this
    return row
  }

  async exists(): Promise<boolean> {
    return (await this).length > 0
  }

  async #send() {
    return await this.#run(this.#compile({ text: '', values: [] }))
  }

  #compile(query: { text: string; values: unknown[] }) {
    for (const [index, string] of this.#strings.entries()) {
      query.text += string
      if (index >= this.#values.length) continue
      const value = this.#values[index]
      if (value === undefined) throw new TypeError(`A value is undefined after: ${query.text}`)
      if (value instanceof Query) value.#compile(query)
      else query.text += `$${query.values.push(value)}${getCast(value)}`
    }
    return query
  }
}

/** Needed where PostgreSQL cannot infer the parameter type, as in `$1 - interval '1 day'`. */
function getCast(value: Value): string {
  if (value instanceof Date) return '::timestamptz'
  if (value instanceof Uint8Array) return '::bytea'
  return typeof value === 'boolean' ? '::boolean' : ''
}

export function createQueries(run: RunQuery): Queries {
  const create = (
    first: TemplateStringsArray | string | Row | readonly Row[],
    ...values: (Value | Query)[]
  ) => {
    if (typeof first === 'string') return new Query(run, [pg.escapeIdentifier(first)])
    if (isTemplate(first)) return new Query(run, first, values)
    return createRows(run, Array.isArray(first) ? first : [first])
  }
  return Object.assign(create as Queries, { unsafe: (text: string) => new Query(run, [text]) })
}

const isTemplate = (value: object): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value

function createRows(run: RunQuery, rows: readonly Row[]): Query {
  const columns = Object.keys(rows[0] ?? {})
  const strings = [`(${columns.map(toSnakeCase).map(pg.escapeIdentifier).join()}) values (`]
  const values = rows.flatMap((row, index) => {
    strings.push(...columns.slice(1).map(() => ','), index === rows.length - 1 ? ')' : '),(')
    // A column missing in a later row is undefined, which the query rejects.
    return columns.map(column => row[column] as Value)
  })
  return new Query(run, strings, values)
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)
