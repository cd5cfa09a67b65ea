import type { HttpBindings } from '@hono/node-server'
import type { ServiceQuery } from '@portico/protocol'
import type { Hono } from 'hono'
import type { Database } from '../database/Database.js'
import type { Project } from '../projects/Project.js'

/** What every route is given. */
export interface ServerContext {
  database: Database
}

/** What the middleware leaves for a route that belongs to a project. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: { project: Project; query: ServiceQuery }
}

export type App = Hono<ServerEnv>
