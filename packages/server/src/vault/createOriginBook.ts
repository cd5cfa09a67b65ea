import { AllowedOriginsSchema, sdkType, servicePaths } from '@portico/protocol'
import * as v from 'valibot'
import { readCapped } from '../http/readCapped.js'
import { ServerFailure } from '../ServerFailure.js'
import { toError } from '../toError.js'
import { traceFetch } from '../tracing/createTracer.js'
import type { VaultOptions } from './VaultOptions.js'

/** The origins that a project allows; none for a project that nobody knows, undefined while nobody can say. */
export type OriginBook = (projectId: string) => Promise<readonly string[] | undefined>

const lifetime = 60_000
const patience = 5000
const maximumProjects = 1000
const mostBytes = 256 * 1024
const projectShape = /^[\w-]{1,64}$/

interface Page {
  origins: readonly string[]
  readAt: number
}

type Options = Pick<VaultOptions, 'projects' | 'now' | 'onError'>

/** Asks the config service at most once a minute for each project. While it does not answer, the last answer counts. */
export function createOriginBook({ projects, now = Date.now, onError = () => {} }: Options): OriginBook {
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

/** The one read longest ago, of a project that nobody knows if there is any: whoever invents some pushes no real one out. */
function findLeast(pages: ReadonlyMap<string, Page>): string {
  const [oldest = ''] = pages.keys()
  for (const [projectId, { origins }] of pages) if (origins.length === 0) return projectId
  return oldest
}

async function fetchOrigins(servicesUrl: string, projectId: string): Promise<readonly string[]> {
  const url = new URL(servicesUrl.replace(/\/$/, '') + servicePaths.origins)
  url.search = new URLSearchParams({ projectId, st: sdkType, sv: 'vault' }).toString()
  // Which sites may show the vault is the word of this service alone, not of wherever it may lead.
  const response = await traceFetch('config service', () =>
    fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patience) }),
  )
  // The service says so of projects that it does not know, or that are disabled.
  if (response.status === 401) return []
  if (!response.ok) throw new ServerFailure(`The config service answered with ${response.status}.`)
  return v.parse(AllowedOriginsSchema, JSON.parse(await readCapped(response, mostBytes))).allowedOrigins
}
