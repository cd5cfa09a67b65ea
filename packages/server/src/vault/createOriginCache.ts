import { AllowedOriginsSchema, sdkType, servicePaths } from '@portico/protocol'
import * as v from 'valibot'
import { fetchCapped } from '../http/readCapped.js'
import { ServerFailure, toError } from '../ServerFailure.js'
import type { VaultOptions } from './VaultOptions.js'

export type OriginLookup = (projectId: string) => Promise<readonly string[] | undefined>

const lifetime = 60_000
const maximumProjects = 1000
const projectShape = /^[\w-]{1,64}$/

interface Page {
  origins: readonly string[]
  readAt: number
}

type Options = Pick<VaultOptions, 'projects' | 'now' | 'onError'>

export function createOriginCache({ projects, now = Date.now, onError = () => {} }: Options): OriginLookup {
  if ('origins' in projects) {
    const known = new Map(Object.entries(projects.origins))
    return async projectId => known.get(projectId) ?? []
  }
  const pages = new Map<string, Page>()

  return async projectId => {
    if (!projectShape.test(projectId)) return []
    const page = pages.get(projectId)
    if (page && now() - page.readAt < lifetime) return page.origins
    try {
      const origins = await fetchOrigins(projects.servicesUrl, projectId)
      pages.delete(projectId)
      if (pages.size >= maximumProjects) pages.delete(findLeast(pages))
      pages.set(projectId, { origins, readAt: now() })
      return origins
    } catch (cause) {
      onError(toError(cause))
      return page?.origins
    }
  }
}

/** Evicts an unknown project first, otherwise the oldest: invented project ids cannot displace real ones. */
function findLeast(pages: ReadonlyMap<string, Page>): string {
  const [oldest = ''] = pages.keys()
  for (const [projectId, { origins }] of pages) if (origins.length === 0) return projectId
  return oldest
}

async function fetchOrigins(servicesUrl: string, projectId: string): Promise<readonly string[]> {
  const url = new URL(servicesUrl.replace(/\/$/, '') + servicePaths.origins)
  url.search = new URLSearchParams({ projectId, st: sdkType, sv: 'vault' }).toString()
  // Redirects are not followed: only this service decides which sites may embed the vault.
  const { ok, status, text } = await fetchCapped('config service', url)
  // The response for unknown or disabled projects.
  if (status === 401) return []
  if (!ok) throw new ServerFailure(`The config service responded with ${status}.`)
  return v.parse(AllowedOriginsSchema, JSON.parse(text)).allowedOrigins
}
