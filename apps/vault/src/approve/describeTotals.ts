import type { Row } from './Approval.ts'
import { formatUnits } from './formatUnits.ts'

/** Something that leaves the account by one step. */
export interface Leaving {
  /** The contract of a token or a collection; none for the network's own coin. */
  readonly token?: string
  readonly units: bigint
  /** Not known of every token: then there are but its smallest units. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
}

/** What leaves in sum, with one row for each asset and the contract that it is of. */
export function describeTotals(leaving: readonly Leaving[]): readonly Row[] {
  const sums = new Map<string, Leaving>()
  for (const each of leaving) {
    const key = each.token?.toLowerCase() ?? ''
    sums.set(key, { ...each, units: each.units + (sums.get(key)?.units ?? 0n) })
  }
  return [...sums.values()].flatMap(({ token, units, decimals = 0, symbol }) => {
    const value = `${formatUnits(units, decimals)}${symbol ? ` ${symbol}` : ''}`
    const sum: Row = { label: 'leaves', value, form: 'amount' }
    return token === undefined ? [sum] : [sum, { label: 'token', value: token, form: 'code' }]
  })
}
