import { Query } from '../database/Database.js'
import { beginSpan } from './createTracer.js'

const longestText = 500

/** Wraps a database so that queries become child spans of the current request. Values are not recorded. */
export function traceDatabase<Sql extends object>(database: Sql): Sql {
  return new Proxy(database, {
    apply(target, self, args: unknown[]) {
      const result: unknown = Reflect.apply(target as unknown as Call, self, args)
      const [strings] = args
      const isQuery = Array.isArray(strings) && 'raw' in strings && result instanceof Query
      return isQuery ? traceQuery(result, strings.join('?')) : result
    },
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key !== 'begin' || typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const end = beginSpan({
          name: 'transaction',
          kind: 'client',
          attributes: { 'db.system.name': 'postgresql' },
        })
        const traced = args.map(arg =>
          typeof arg === 'function' ? (transaction: object) => arg(traceDatabase(transaction)) : arg,
        )
        return Promise.resolve(Reflect.apply(value, target, traced)).then(
          answer => {
            end()
            return answer
          },
          error => {
            end({ hasFailed: true })
            throw error
          },
        )
      }
    },
  })
}

type Call = (...args: unknown[]) => unknown

/** A query is sent when it is awaited, and never if it is a fragment. */
function traceQuery(query: Query, text: string): Query {
  let isBegun = false
  const wait = query.then
  // biome-ignore lint/suspicious/noThenProperty: it is a promise, and its own `then` is what sends it.
  query.then = function then(onFulfilled, onRejected) {
    if (!isBegun) {
      isBegun = true
      const end = beginSpan(describeQuery(text))
      wait.call(
        query,
        () => end(),
        () => end({ hasFailed: true }),
      )
    }
    return wait.call(query, onFulfilled, onRejected) as never // typed as the `then` that it replaces
  }
  return query
}

function describeQuery(text: string) {
  const plain = text.replace(/\s+/g, ' ').trim()
  const operation = plain.split(' ', 1)[0]?.toUpperCase() ?? ''
  return {
    name: operation,
    kind: 'client' as const,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': plain.slice(0, longestText),
    },
  }
}
