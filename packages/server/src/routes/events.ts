import { AnalyticsBatchSchema, AnalyticsEventSchema, analyticsLimits, servicePaths } from '@portico/protocol'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { EventLimits } from '../analytics/eventLimits.js'
import { storeEvents } from '../analytics/storeEvents.js'
import { readJson } from '../http/readJson.js'
import { refuse } from '../http/refuse.js'
import { requireJson } from '../http/requireJson.js'
import type { App, ServerContext, ServerEnv } from '../http/ServerContext.js'

const limitBody = bodyLimit({
  maxSize: analyticsLimits.bodyBytes,
  onError: c => refuse(c, 'payload_too_large'),
})

/** POST /e with one event, POST /batch with several. Events are discarded if the project has analytics turned off. */
export function addEventRoutes(app: App, { database }: ServerContext, limits: EventLimits) {
  app.post(servicePaths.event, requireJson, limitBody, async c => {
    const event = await readJson(c, AnalyticsEventSchema)
    if ('problem' in event) return refuse(c, 'bad_request', event.problem)
    return await keep(c, [event.value])
  })

  app.post(servicePaths.eventBatch, requireJson, limitBody, async c => {
    const batch = await readJson(c, AnalyticsBatchSchema)
    if ('problem' in batch) return refuse(c, 'bad_request', batch.problem)
    return await keep(c, batch.value)
  })

  async function keep(c: Context<ServerEnv>, events: Parameters<typeof storeEvents>[3]) {
    const { project, query } = c.var
    if (!project.analyticsEnabled) return c.body(null, 202)
    const outcome = await storeEvents(database, project.id, query, events, limits)
    if (outcome === 'stored') return c.body(null, 202)
    c.header('Retry-After', '3600')
    return refuse(c, 'rate_limited', 'The project has reported as much today as it may.')
  }
}
