import { AnalyticsBatchSchema, AnalyticsEventSchema, analyticsLimits, servicePaths } from '@portico/protocol'
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type EventLimits, storeEvents } from '../analytics/storeEvents.js'
import { readJson, requireJson } from '../http/readRequest.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext, ServerEnv } from '../http/ServerContext.js'
import { findBrowser } from '../mail/describeDevice.js'

const limitBody = bodyLimit({
  maxSize: analyticsLimits.bodyBytes,
  onError: c => refuse(c, 'payload_too_large'),
})

/** POST /e with one event, POST /batch with several. Events are discarded if the project has analytics turned off. */
export function addEventRoutes(app: App, { database }: ServerContext, limits: EventLimits) {
  app.post(servicePaths.event, requireJson, limitBody, async c => {
    const event = await readJson(c, AnalyticsEventSchema)
    return await keep(c, [event])
  })

  app.post(servicePaths.eventBatch, requireJson, limitBody, async c => {
    const batch = await readJson(c, AnalyticsBatchSchema)
    return await keep(c, batch)
  })

  async function keep(c: Context<ServerEnv>, events: Parameters<typeof storeEvents>[3]) {
    const { project, query } = c.var
    if (!project.analyticsEnabled) return c.body(null, 202)
    const outcome = await storeEvents(
      database,
      project.id,
      { ...query, browser: findBrowser(c.req.header('User-Agent') ?? '') },
      events,
      limits,
    )
    if (outcome === 'stored') return c.body(null, 202)
    c.header('Retry-After', '3600')
    return refuse(c, 'rate_limited', 'The project has reported as much today as it may.')
  }
}
