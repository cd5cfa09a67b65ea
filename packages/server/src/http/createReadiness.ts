import { setTimeout } from 'node:timers/promises'
import { servicePaths } from '@portico/protocol'
import { refuse } from './refuse.js'
import type { App, ServerContext } from './ServerContext.js'

export const readyPath = '/ready'

export type Readiness = ReturnType<typeof createReadiness>

export function createReadiness(drainSeconds = 0) {
  let leaving: Promise<void> | undefined
  return {
    get isLeaving() {
      return leaving !== undefined
    },
    /** Keeps serving for a while: load balancers poll every few seconds. */
    leave() {
      leaving ??= setTimeout(drainSeconds * 1000)
      return leaving
    },
  }
}

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
