import { dataPaths } from '@portico/protocol/data'
import type { ResolvedOptions } from '../runtime/Options.js'

/** Proxies an untrusted picture through the site's services: its host does not learn who views it (RD03). */
export function getStrangersPictureUrl(
  { services, projectId }: Pick<ResolvedOptions, 'services' | 'projectId'>,
  link: string | undefined,
): string | undefined {
  const url = parse(link)
  if (!link || !url || !services.data) return undefined
  const own = [services.data, services.images].map(service => parse(service)?.origin)
  if (own.includes(url.origin)) return link
  // The server may know itself by another host name than the page does.
  const wrapped = url.pathname.endsWith(dataPaths.picture) ? url.searchParams.get('url') : null
  const query = new URLSearchParams({ projectId, url: wrapped ?? link })
  return `${services.data}${dataPaths.picture}?${query}`
}

function parse(url: string | undefined): URL | undefined {
  try {
    return url === undefined ? undefined : new URL(url)
  } catch {
    return undefined
  }
}
