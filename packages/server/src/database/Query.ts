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
    // The caller states the row type.
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
