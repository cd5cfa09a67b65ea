import type { Context, Env, Hono } from 'hono'
import type * as v from 'valibot'
import { readJson } from '../../http/readRequest.js'

/** Adds a POST route with a validated body. Handlers throw `AuthRefusal` to refuse. */
export function addCall<env extends Env, schema extends v.GenericSchema>(
  app: Hono<env>,
  path: string,
  schema: schema,
  handle: (body: v.InferOutput<schema>, c: Context<env>) => Promise<object>,
) {
  app.post(path, async c => {
    return c.json(await handle(await readJson(c, schema), c))
  })
}
