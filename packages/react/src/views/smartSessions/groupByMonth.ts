import type { SmartSession } from '@portico/protocol/data'
import { formatDate } from '../../locales/formatDate.js'

export interface MonthOfSessions {
  /** E.g. January 2026, in the language of the dialog. */
  readonly month: string
  readonly sessions: readonly SmartSession[]
}

/** Newest first, grouped by month of creation. */
export function groupByMonth(sessions: readonly SmartSession[], locale: string): readonly MonthOfSessions[] {
  const months = new Map<string, SmartSession[]>()
  for (const session of [...sessions].sort((one, other) => other.createdAt - one.createdAt)) {
    const date = new Date(session.createdAt * 1000)
    const month = formatDate(date, locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    months.set(month, [...(months.get(month) ?? []), session])
  }
  return [...months].map(([month, found]) => ({ month, sessions: found }))
}
