import type { Portico } from '../runtime/Portico.js'
import { trackEvent } from './trackEvent.js'

/** For errors that no caller handles: they are logged and sent to the site's analytics. */
export function reportError(portico: Portico, message: string, error: unknown): void {
  portico.environment.logger.error(message, error)
  const known = error instanceof Error ? error : new Error(String(error))
  trackEvent(portico, {
    event: 'INTERNAL_SDK_ERROR',
    properties: { errorType: known.name, errorMessage: known.message, stackTrace: known.stack },
  })
}
