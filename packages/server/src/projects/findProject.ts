import { type RemoteFeature, RemoteFeatureSchema, tolerantArray } from '@portico/protocol'
import * as v from 'valibot'
import type { Database, Queries } from '../database/Database.js'
import { setNewest } from '../setNewest.js'

export interface Project {
  id: string
  name: string
  allowedOrigins: string[]
  features: RemoteFeature[]
  analyticsEnabled: boolean
  isEnabled: boolean
}

type ProjectRow = Omit<Project, 'features'> & { features: unknown }

const FeaturesSchema = v.fallback(tolerantArray(RemoteFeatureSchema, 100), [])

export async function findProject(database: Queries, id: string): Promise<Project | undefined> {
  const [row] = await database<ProjectRow[]>`select * from projects where id = ${id}`
  return row && toProject(row)
}

export async function listProjects(database: Queries): Promise<Project[]> {
  const rows = await database<ProjectRow[]>`select * from projects order by created_at, id`
  return rows.map(toProject)
}

const toProject = (row: ProjectRow): Project => ({ ...row, features: v.parse(FeaturesSchema, row.features) })

const maximumAge = 30_000
const maximumProjects = 1000

/** Caches projects, and their absence, for a moment: clients that keep retrying cost no query. */
export function createProjectCache(database: Database) {
  const known = new Map<string, { at: number; project: Promise<Project | undefined> }>()

  return async function findCached(id: string): Promise<Project | undefined> {
    if (!/^[\w-]{1,64}$/.test(id)) return undefined
    const time = performance.now()
    const entry = known.get(id)
    if (entry && time - entry.at < maximumAge) return await entry.project
    const project = findProject(database, id)
    setNewest(known, id, { at: time, project }, maximumProjects)
    project.catch(() => known.delete(id))
    return await project
  }
}
