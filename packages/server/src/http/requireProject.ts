import { isOriginAllowed, ServiceQuerySchema } from '@portico/protocol'
import type { MiddlewareHandler } from 'hono'
import type { Database } from '../database/Database.js'
import { findProject } from '../projects/findProject.js'
import { readQuery } from './readQuery.js'
import { refuse } from './refuse.js'
import type { ServerEnv } from './ServerContext.js'

/**
 * Requires a project that allows the page's origin. Non-browser clients send no Origin and may read. Writes need an
 * Origin, so that a plain form cannot make them.
 */
export function requireProject(database: Database): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const query = readQuery(c, ServiceQuerySchema)
    if ('problem' in query) return refuse(c, 'bad_request', query.problem)
    const project = await findProject(database, query.value.projectId)
    if (!project?.isEnabled) return refuse(c, 'unknown_project')
    const origin = c.req.header('Origin')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const allowed = origin === undefined ? isRead : isOriginAllowed(origin, project.allowedOrigins)
    if (!allowed) return refuse(c, 'origin_not_allowed')
    c.set('project', project)
    c.set('query', query.value)
    return await next()
  }
}
