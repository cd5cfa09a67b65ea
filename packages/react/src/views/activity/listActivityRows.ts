import { groupByMonth, type Transaction } from '@portico/core'

export interface ActivityRow {
  readonly transaction: Transaction
  /** Above the first of a month: its name, with the year where that is not this one. */
  readonly month?: string | undefined
}

/** The transactions by year and month, newest first (T-20). */
export function listActivityRows(
  transactions: readonly Transaction[],
  { now, locale }: { readonly now: number; readonly locale: string },
): readonly ActivityRow[] {
  const thisYear = new Date(now).getFullYear()
  return groupByMonth(transactions).flatMap(({ year, month, transactions: ofMonth }) => {
    const name = formatMonth(new Date(year, month), locale, year !== thisYear)
    return ofMonth.map((transaction, index) => (index === 0 ? { transaction, month: name } : { transaction }))
  })
}

function formatMonth(date: Date, locale: string, hasYear: boolean): string {
  const options: Intl.DateTimeFormatOptions = hasYear ? { month: 'long', year: 'numeric' } : { month: 'long' }
  try {
    return date.toLocaleDateString(locale, options)
  } catch {
    // The owner's locale is no language tag.
    return date.toLocaleDateString('en', options)
  }
}
