import type { SmartSession } from '@portico/protocol/data'
import { formatDate } from '../../locales/formatDate.js'

/** Newest first, grouped by month of creation, e.g. January 2026 in the language of the dialog. */
export function groupByMonth(sessions: readonly SmartSession[], locale: string) {
  const months = new Map<string, SmartSession[]>()
  for (const session of [...sessions].sort((one, other) => other.createdAt - one.createdAt)) {
    const date = new Date(session.createdAt * 1000)
    const month = formatDate(date, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    months.set(month, [...(months.get(month) ?? []), session])
  }
  return [...months].map(([month, found]) => ({ month, sessions: found }))
}
