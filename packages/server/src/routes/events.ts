import { AnalyticsBatchSchema, AnalyticsEventSchema, analyticsLimits, servicePaths } from '@portico/protocol'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { storeEvents } from '../analytics/storeEvents.js'
import { readJson } from '../http/readJson.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext, ServerEnv } from '../http/ServerContext.js'

const limitBody = bodyLimit({
  maxSize: analyticsLimits.bodyBytes,
  onError: c => refuse(c, 'payload_too_large'),
})

// What a form can send without asking the browser first is refused like a foreign origin.
const requireJson = createMiddleware(async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json' ? await next() : refuse(c, 'content_type_not_allowed')
})

/** POST /e with one event, POST /batch with several. Events of a project with analytics off are not kept. */
export function addEventRoutes(app: App, { database }: ServerContext) {
  app.post(servicePaths.event, requireJson, limitBody, async c => {
    const event = await readJson(c, AnalyticsEventSchema)
    if ('problem' in event) return refuse(c, 'bad_request', event.problem)
    await keep(c.var, [event.value])
    return c.body(null, 202)
  })

  app.post(servicePaths.eventBatch, requireJson, limitBody, async c => {
    const batch = await readJson(c, AnalyticsBatchSchema)
    if ('problem' in batch) return refuse(c, 'bad_request', batch.problem)
    await keep(c.var, batch.value)
    return c.body(null, 202)
  })

  async function keep({ project, query }: ServerEnv['Variables'], events: Parameters<typeof storeEvents>[3]) {
    if (project.analyticsEnabled) await storeEvents(database, project.id, query, events)
  }
}
