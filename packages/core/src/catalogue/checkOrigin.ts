import {
  httpStatus,
  httpTimeout,
  httpUnreachable,
  isOriginAllowed,
  isPorticoError,
  originNotAllowed,
  projectIdNotConfigured,
  rateLimited,
  serverError,
  serviceErrors,
  servicesUnreachable,
} from '@portico/protocol'
import { showAlert } from '../events/showAlert.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { getConfigService } from './getConfigService.js'

export type OriginVerdict = 'allowed' | 'refused' | 'unknown'

const originQuery = defineQuery<OriginVerdict>({ name: 'origin', isHidden: true, queryFn: judge })

/** Alerts the developer if the project does not allow this page's origin. Runs once. */
export function checkOrigin(portico: Portico): Promise<OriginVerdict> {
  return fetchQuery(portico, originQuery, undefined)
}

async function judge(portico: Portico): Promise<OriginVerdict> {
  const service = getConfigService(portico)
  const origin = portico.environment.location?.origin
  if (!service || !origin) return 'unknown'
  try {
    if (isOriginAllowed(origin, await service.fetchAllowedOrigins())) return 'allowed'
    showAlert(portico, originNotAllowed, { context: { origin } })
    return 'refused'
  } catch (error) {
    const isRefused =
      isPorticoError(error, httpStatus) && error.context.status === serviceErrors.origin_not_allowed.status
    if (isRefused) showAlert(portico, originNotAllowed, { context: { origin } })
    else explain(portico, error)
    return isRefused ? 'refused' : 'unknown'
  }
}

function explain(portico: Portico, error: unknown): void {
  if (isPorticoError(error, httpTimeout) || isPorticoError(error, httpUnreachable)) {
    const [url = ''] = error.context.url.split('?')
    showAlert(portico, servicesUnreachable, { context: { url } })
    return
  }
  const refused = isPorticoError(error, httpStatus) ? error : undefined
  const status = refused?.context.status ?? 0
  if (status === 429) showAlert(portico, rateLimited)
  else if (status >= 500) showAlert(portico, serverError, { detail: refused?.message })
  else showAlert(portico, projectIdNotConfigured)
}
