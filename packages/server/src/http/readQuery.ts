import type { Context } from 'hono'
import * as v from 'valibot'

type Read<schema extends v.GenericSchema> = { value: v.InferOutput<schema> } | { problem: string }

/** Rejects duplicate parameters, because two parsers could take different ones. */
export function readQuery<schema extends v.GenericSchema>(c: Context, schema: schema): Read<schema> {
  const query: Record<string, string> = {}
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (values.length > 1) return { problem: `The parameter "${name}" is given more than once.` }
    query[name] = values[0] ?? ''
  }
  const result = v.safeParse(schema, query)
  if (result.success) return { value: result.output }
  const name = v.getDotPath(result.issues[0])?.split('.')[0] ?? ''
  return {
    problem: name in query ? `The parameter "${name}" is not valid.` : `The parameter "${name}" is missing.`,
  }
}
