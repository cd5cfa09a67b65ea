import type { HttpBindings } from '@hono/node-server'
import type { ServiceQuery } from '@portico/protocol'
import type { Hono } from 'hono'
import type { Database } from '../database/Database.js'
import type { Project } from '../projects/findProject.js'

export interface ServerContext {
  database: Database
}

export interface ServerEnv {
  Bindings: Partial<HttpBindings>
  Variables: { project: Project; query: ServiceQuery }
}

export type App = Hono<ServerEnv>
