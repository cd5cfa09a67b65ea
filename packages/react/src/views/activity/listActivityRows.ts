import { groupByMonth, type Transaction } from '@portico/core'
import { formatDate } from '../../locales/formatDate.js'

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
    const style: Intl.DateTimeFormatOptions = { month: 'long' }
    const name = formatDate(
      new Date(year, month),
      locale,
      year === thisYear ? style : { ...style, year: 'numeric' },
    )
    return ofMonth.map((transaction, index) => (index === 0 ? { transaction, month: name } : { transaction }))
  })
}
