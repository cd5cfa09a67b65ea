import { servicePaths } from '@portico/protocol'
import type { App, ServerContext } from '../http/ServerContext.js'

/** GET /health: whether the server can do its work now; a database that does not answer makes it a 503. */
export function addHealthRoute(app: App, { database }: ServerContext) {
  app.get(servicePaths.health, async c => {
    await database`select 1`
    return c.json({ status: 'ok' })
  })
}
