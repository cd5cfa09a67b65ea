import { type ErrorContext, type ErrorEntry, PorticoError } from '@portico/protocol'
import type { Portico } from '../runtime/Portico.js'
import { type Alert, addAlert, removeAlert } from '../store/slices/alerts.js'
import { update } from '../store/update.js'
import { getDocsLink } from './getDocsLink.js'

type AlertOptions<context> = unknown extends context
  ? [options?: { readonly detail?: string | undefined; readonly context?: unknown }]
  : [options: { readonly detail?: string | undefined; readonly context: context }]

type PlainEntry = ErrorEntry & { readonly message: string }

/** Alerts the site's developer, in debug mode only; some alerts are shown once (X-01). */
export function showAlert<entry extends ErrorEntry>(
  portico: Portico,
  entry: entry,
  ...[options]: AlertOptions<ErrorContext<entry>>
): void {
  if (!portico.options.debug) return
  // The signature requires a context exactly when the message needs one; the implementation loses that.
  const { code, title = '', message, docs } = new PorticoError<string>(entry as PlainEntry, options)
  const before = portico.store.get().alerts
  const link = getDocsLink(portico, docs)
  const level: Alert['level'] = entry.level ?? 'error'
  const alert = { id: portico.environment.randomUUID(), code, level, title, message, link }
  update(portico, 'alerts', alerts => addAlert(alerts, alert, entry.once === true))
  if (portico.store.get().alerts === before) return
  const text = `${title}: ${message}${link === undefined ? '' : ` See ${link}`}`
  if (level === 'info') portico.environment.logger.notice(text)
  else portico.environment.logger.error(text)
}

export function dismissAlert(portico: Portico, id: string): void {
  update(portico, 'alerts', alerts => removeAlert(alerts, id))
}
