import { findLanguage, type Language } from '@portico/protocol'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import { RequestRefusal, refuse } from './refuse.js'

/** CSRF protection: content types that a form can send without a preflight are refused. */
export const requireJson = createMiddleware(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? await next() : refuse(c, 'content_type_not_allowed')
})

const maximumDepth = 16

export async function readJson<schema extends v.GenericSchema>(c: Context, schema: schema) {
  const body: unknown = await c.req.json().catch(() => {
    throw new RequestRefusal('bad_request', 'The request body is not valid JSON.')
  })
  if (!isShallow(body, maximumDepth))
    throw new RequestRefusal('bad_request', 'The request body is nested too deeply.')
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? ''
  throw new RequestRefusal('bad_request', `The field "${field}" of the request body is not valid.`)
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every(item => isShallow(item, depth - 1))
}

/** Rejects duplicate parameters, because two parsers could take different ones. */
export function readQuery<schema extends v.GenericSchema>(c: Context, schema: schema): v.InferOutput<schema> {
  const queries = Object.entries(c.req.queries())
  const twice = queries.find(([, values]) => values.length > 1)
  if (twice) throw new RequestRefusal('bad_request', `The parameter "${twice[0]}" is given more than once.`)
  const query = Object.fromEntries(queries.map(([name, [value = '']]) => [name, value]))
  const result = v.safeParse(schema, query)
  if (result.success) return result.output
  const name = v.getDotPath(result.issues[0])?.split('.')[0] ?? ''
  throw new RequestRefusal(
    'bad_request',
    `The parameter "${name}" is ${name in query ? 'not valid' : 'missing'}.`,
  )
}

export function readLanguage(c: Context): Language {
  const tags = c.req.header('Accept-Language')?.split(',') ?? []
  return findLanguage(tags.map(tag => tag.split(';')[0]?.trim() ?? '')) ?? 'en'
}
