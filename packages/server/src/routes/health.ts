import { servicePaths } from '@portico/protocol'
import { type Readiness, readyPath } from '../http/createReadiness.js'
import { refuse } from '../http/refuse.js'
import type { App, ServerContext } from '../http/ServerContext.js'

/** GET /health: whether the server can do its work now; a database that does not answer makes it a 503. */
export function addHealthRoutes(app: App, { database }: ServerContext, readiness: Readiness | undefined) {
  app.get(servicePaths.health, async c => {
    await database`select 1`
    return c.json({ status: 'ok' })
  })
  // GET /ready: whether it should be sent requests; a server that is about to stop says no first.
  app.get(readyPath, async c => {
    if (readiness?.isLeaving) return refuse(c, 'unavailable')
    await database`select 1`
    return c.json({ status: 'ok' })
  })
}
