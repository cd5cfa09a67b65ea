import type { ServiceUrls } from '../types/Options.js'

/** One base URL is a Portico server's, which says itself whether it has chain data; URLs lose a closing slash, so that paths can be put behind them. */
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
