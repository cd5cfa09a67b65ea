import { servicePaths } from '@portico/protocol'
import { type Readiness, readyPath } from '../http/createReadiness.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext } from '../http/ServerContext.js'

/** GET /health: 503 if the database does not respond. */
export function addHealthRoutes(app: App, { database }: ServerContext, readiness: Readiness | undefined) {
  app.get(servicePaths.health, async c => {
    await database`select 1`
    return c.json({ status: 'ok' })
  })
  // GET /ready: 503 also while the server is about to stop.
  app.get(readyPath, async c => {
    if (readiness?.isLeaving) return refuse(c, 'unavailable')
    await database`select 1`
    return c.json({ status: 'ok' })
  })
}
