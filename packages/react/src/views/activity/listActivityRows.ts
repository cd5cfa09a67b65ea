import { groupByMonth, type Transaction } from '@portico/core'

export interface ActivityRow {
  readonly transaction: Transaction
  /** Set on the first row of a month: its name, with the year unless it is the current one. */
  readonly month?: string | undefined
}

/** Groups transactions by year and month, newest first (T-20). */
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
    // The site's locale is not a valid language tag.
    return date.toLocaleDateString('en', options)
  }
}
