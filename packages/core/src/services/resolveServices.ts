import type { ServiceUrls } from '../types/Options.js'

/** The public hosts, for owners who have a project id there: `createPortico({ services: publicServices, … })`. */
export const publicServices: ServiceUrls = {
  config: 'https://api.web3modal.org',
  images: 'https://api.web3modal.org',
  data: 'https://rpc.walletconnect.org',
  analytics: 'https://pulse.walletconnect.org',
}

/** One base URL is a Portico server's, which serves all but chain data; URLs lose a closing slash, so that paths can be put behind them. */
export function resolveServices(services: string | ServiceUrls | undefined): ServiceUrls {
  const urls =
    typeof services === 'string'
      ? { config: services, images: services, analytics: services }
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
