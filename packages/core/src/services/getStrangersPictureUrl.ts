import { dataPaths } from '@portico/protocol/data'
import type { ResolvedOptions } from '../types/Options.js'

/**
 * Where a picture is shown whose address a stranger chose: by the site's own services, so that nobody else learns who
 * looks at it (RD03). What they serve already stays as it is.
 */
export function getStrangersPictureUrl(
  { services, projectId }: Pick<ResolvedOptions, 'services' | 'projectId'>,
  link: string | undefined,
): string | undefined {
  const url = parse(link)
  if (!link || !url || !services.data) return undefined
  const own = [services.data, services.images].map(service => parse(service)?.origin)
  if (own.includes(url.origin)) return link
  // The server may be known by another name to itself than to pages.
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
