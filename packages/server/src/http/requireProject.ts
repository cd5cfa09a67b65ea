import { isOriginAllowed, ServiceQuerySchema } from '@portico/protocol'
import { dataPaths } from '@portico/protocol/data'
import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import { createProjectCache, findProject } from '../projects/findProject.js'
import { readQuery } from './readRequest.js'
import { refuse } from './refuse.js'
import type { ServerEnv } from './ServerContext.js'

/** Non-browser clients send no Origin and may read. Writes need one, so that a plain form cannot make them. */
export function requireProject(database: Database): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const query = readQuery(c, ServiceQuerySchema)
    const project = await findProject(database, query.projectId)
    if (!project?.isEnabled) return refuse(c, 'unknown_project')
    const origin = c.req.header('Origin')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const allowed = origin === undefined ? isRead : isOriginAllowed(origin, project.allowedOrigins)
    if (!allowed) return refuse(c, 'origin_not_allowed')
    c.set('project', project)
    c.set('query', query)
    return await next()
  }
}

const { projectId, st, sv } = ServiceQuerySchema.entries
const QuerySchema = v.object({
  projectId: v.optional(projectId),
  st: v.optional(st, 'unknown'),
  sv: v.optional(sv, 'unknown'),
})
const BodySchema = v.object({ projectId })

/**
 * Like `requireProject`, for RPC libraries: the id may be in the body, and writes need their own proof. The vault reads
 * prices for the sites of all projects.
 */
export function requireDataProject(database: Database, vaultOrigin?: string): MiddlewareHandler<ServerEnv> {
  const findProject = createProjectCache(database)
  return async (c, next) => {
    const query = readQuery(c, QuerySchema)
    const id = query.projectId ?? (c.req.method === 'POST' ? readId(await c.req.text()) : undefined)
    if (id === undefined) return refuse(c, 'bad_request', 'The parameter "projectId" is missing.')
    const project = await findProject(id)
    if (!project?.isEnabled) return refuse(c, 'unknown_project')
    const origin = c.req.header('Origin')
    const isVault = origin === vaultOrigin && c.req.path === dataPaths.price
    if (origin !== undefined && !isVault && !isOriginAllowed(origin, project.allowedOrigins))
      return refuse(c, 'origin_not_allowed')
    c.set('project', project)
    c.set('query', { ...query, projectId: id })
    await next()
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
  }
}

function readId(body: string): string | undefined {
  try {
    const parsed = v.safeParse(BodySchema, JSON.parse(body))
    return parsed.success ? parsed.output.projectId : undefined
  } catch {
    return undefined
  }
}
