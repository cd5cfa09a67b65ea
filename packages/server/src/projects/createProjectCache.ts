import type { Database } from '../database/Database.js'
import { findProject } from './findProject.js'
import type { Project } from './Project.js'

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
    known.delete(id)
    known.set(id, { at: time, project })
    const oldest = known.keys().next()
    if (known.size > maximumProjects && !oldest.done) known.delete(oldest.value)
    project.catch(() => known.delete(id))
    return await project
  }
}
