import type { Context } from 'hono'
import * as v from 'valibot'

type Read<schema extends v.GenericSchema> = { value: v.InferOutput<schema> } | { problem: string }

const maximumDepth = 16

export async function readJson<schema extends v.GenericSchema>(
  c: Context,
  schema: schema,
): Promise<Read<schema>> {
  let body: unknown
  try {
    body = JSON.parse(await c.req.text())
  } catch {
    return { problem: 'The request body is not valid JSON.' }
  }
  if (!isShallow(body, maximumDepth)) return { problem: 'The request body is nested too deeply.' }
  const result = v.safeParse(schema, body)
  if (result.success) return { value: result.output }
  return { problem: `The field "${v.getDotPath(result.issues[0]) ?? ''}" of the request body is not valid.` }
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every(item => isShallow(item, depth - 1))
}
