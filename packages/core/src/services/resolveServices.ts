import type { ServiceUrls } from '../runtime/Options.js'

/** A single base URL is that of a Portico server. Paths are appended, so trailing slashes are removed. */
export function resolveServices(services: string | ServiceUrls | undefined): ServiceUrls {
  const urls =
    typeof services === 'string'
      ? { config: services, images: services, data: services, analytics: services }
      : (services ?? {})
  return {
    config: trim(urls.config),
    images: trim(urls.images ?? urls.config),
    data: trim(urls.data),
    analytics: trim(urls.analytics),
  }
}

function trim(url: string | undefined) {
  return url?.replace(/\/+$/, '') || undefined
}
