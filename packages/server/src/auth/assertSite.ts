import { isOriginAllowed } from '@portico/protocol'
import { findProject } from '../projects/findProject.js'
import type { AuthContext } from './AuthContext.js'
import { AuthRefusal } from './AuthRefusal.js'

export async function assertSite(
  { database }: Pick<AuthContext, 'database'>,
  projectId: string,
  site: string,
): Promise<void> {
  const project = await findProject(database, projectId)
  if (!project?.isEnabled) throw new AuthRefusal('unknown_project')
  // A pattern would match itself as text, but no browser has it as its origin.
  if (site.includes('*') || !isOriginAllowed(site, project.allowedOrigins))
    throw new AuthRefusal('origin_not_allowed')
}
