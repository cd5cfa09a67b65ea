import type { Row } from './Approval.ts'
import { formatUnits } from './formatUnits.ts'

export interface Leaving {
  /** The contract of a token or collection; absent for the native coin. */
  readonly token?: string
  readonly units: bigint
  /** Unknown for some tokens, whose amounts are then shown in base units. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
}

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
