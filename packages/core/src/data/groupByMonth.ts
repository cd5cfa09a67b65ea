import type { Transaction } from '@portico/protocol/data'

export interface ActivityMonth {
  readonly year: number
  readonly month: number
  readonly transactions: readonly Transaction[]
}

/** Groups transactions by month in the visitor's time zone, newest first (T-20). */
export function groupByMonth(transactions: readonly Transaction[]): readonly ActivityMonth[] {
  const groups = new Map<string, ActivityMonth & { readonly transactions: Transaction[] }>()
  for (const transaction of transactions) {
    const date = new Date(transaction.metadata.minedAt)
    const [year, month] = [date.getFullYear(), date.getMonth()]
    const key = `${year} ${month}`
    const group = groups.get(key) ?? { year, month, transactions: [] }
    group.transactions.push(transaction)
    groups.set(key, group)
  }
  return [...groups.values()]
}
