import type { IncomingMessage } from 'node:http'
import { isOriginAllowed } from '@portico/protocol'
import type { Address } from '../../http/readAddress.js'
import type { Project } from '../../projects/Project.js'
import { type AudienceRule, isOwnOrigin } from './isAudienceAllowed.js'
import { RefusalError } from './Refusal.js'
import { verifyToken } from './verifyToken.js'

export interface ClientRules {
  audiences: readonly string[]
  findProject(id: string): Promise<Project | undefined>
  now(): number
}

export async function checkClient(request: IncomingMessage, { isLoopback }: Address, rules: ClientRules) {
  const { headers, url = '' } = request
  const query = new URL(url, 'http://relay').searchParams
  const token = query.get('auth') ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
  const here: AudienceRule = { audiences: rules.audiences, host: headers.host, isLoopback }
  const { client, digest } = verifyToken(token, here, rules.now())
  const project = await rules.findProject(query.get('projectId') ?? '').catch(() => {
    throw new RefusalError('unavailable', 'The project cannot be looked up now.')
  })
  if (!project?.isEnabled) throw new RefusalError('project', 'There is no such project.')
  if (!isAllowedHere(headers.origin, here, project)) {
    throw new RefusalError('origin', 'The project does not allow pages of this origin.')
  }
  return { client, token: digest, project: project.id }
}

/** Native apps send no origin, or, with some libraries, the relay's own. */
function isAllowedHere(origin: string | undefined, here: AudienceRule, { allowedOrigins }: Project) {
  return origin === undefined || isOwnOrigin(origin, here) || isOriginAllowed(origin, allowedOrigins)
}
