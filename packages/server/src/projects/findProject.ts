import { RemoteFeatureSchema, tolerantArray } from '@portico/protocol'
import * as v from 'valibot'
import type { Database } from '../database/Database.js'
import type { Project } from './Project.js'

interface ProjectRow {
  id: string
  name: string
  allowed_origins: string[]
  features: unknown
  analytics_enabled: boolean
  is_enabled: boolean
}

const FeaturesSchema = v.fallback(tolerantArray(RemoteFeatureSchema, 100), [])

export async function findProject(database: Database, id: string): Promise<Project | undefined> {
  const [row] = await database<ProjectRow[]>`select * from projects where id = ${id}`
  return row && toProject(row)
}

export async function listProjects(database: Database): Promise<Project[]> {
  const rows = await database<ProjectRow[]>`select * from projects order by created_at, id`
  return rows.map(toProject)
}

function toProject(row: ProjectRow): Project {
  return {
    id: row.id,
    name: row.name,
    allowedOrigins: row.allowed_origins,
    features: v.parse(FeaturesSchema, row.features),
    analyticsEnabled: row.analytics_enabled,
    isEnabled: row.is_enabled,
  }
}
