import pg from 'pg'
import type { Queries } from './Database.js'
import { Query, type Row, type RunQuery, type Value } from './Query.js'

export function createQueries(run: RunQuery): Queries {
  const create = (
    first: TemplateStringsArray | string | Row | readonly Row[],
    ...values: (Value | Query)[]
  ) => {
    if (typeof first === 'string') return new Query(run, [pg.escapeIdentifier(first)])
    if (isTemplate(first)) return new Query(run, first, values)
    return createRows(run, Array.isArray(first) ? first : [first])
  }
  // One implementation of several signatures.
  return Object.assign(create as Queries, { unsafe: (text: string) => new Query(run, [text]) })
}

const isTemplate = (value: object): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value

/** `(a,b) values ($1,$2),($3,$4)`, with the columns of the first row, whose names become snake case. */
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
