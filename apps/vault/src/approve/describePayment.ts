import { feeTooHigh, PorticoError } from '@portico/protocol'
import type { TextKey } from '../locales/en.ts'
import type { Network } from '../networks/networks.ts'
import type { Approval, Row } from './Approval.ts'
import { formatEstimate, formatUnits } from './formatUnits.ts'

interface Payment {
  readonly network: Network
  readonly leaves: readonly Leaving[]
  /** The maximum network fee, which is part of the signed transaction. */
  readonly fee: bigint
  readonly balance: bigint | undefined
  readonly steps: number
  /** US dollars per coin. */
  readonly price?: number | undefined
}

/** A fee that is high in absolute terms, or a tenth of that and more than the amount paid. */
export const isHighFee = (fee: bigint, high: bigint, paid: bigint): boolean =>
  fee >= high || (fee * 10n >= high && paid > 0n && fee > paid)

export function describePayment({ network, leaves, fee, balance, steps, price }: Payment): {
  readonly feeRow: Row
  readonly warnings: readonly TextKey[]
} & Pick<Approval, 'totals' | 'balance'> {
  const { symbol, decimals, mostFee } = network
  // No visitor intends to pay this. The page or the node is faulty, or collects the fee.
  const refused = mostFee * 10n ** BigInt(decimals)
  if (fee > refused) throw new PorticoError(feeTooHigh)
  const paid = leaves.reduce((sum, { token, units }) => (token === undefined ? sum + units : sum), 0n)
  const spent = paid + fee
  const format = (units: bigint) => `${formatUnits(units, decimals)} ${symbol}`
  const cannotPay = balance !== undefined && balance < spent
  return {
    feeRow: {
      label: 'feeUpTo',
      value: `${formatEstimate(fee, decimals)} ${symbol}`,
      ...toUsd(fee, decimals, price),
    },
    ...(steps > 1 && { totals: describeTotals(leaves) }),
    ...(balance !== undefined && {
      balance: { before: format(balance), ...(!cannotPay && { after: format(balance - spent) }) },
    }),
    warnings: [
      ...(cannotPay ? (['warnCannotPay'] as const) : []),
      ...(isHighFee(fee, refused / 20n, paid) ? (['warnFee'] as const) : []),
    ],
  }
}

export interface Leaving {
  /** The contract of a token or collection; absent for the native coin. */
  readonly token?: string
  readonly units: bigint
  /** Unknown for some tokens, whose amounts are then shown in base units. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
  readonly usd?: number | undefined
}

export function toUsd(units: bigint, decimals: number, price: number | undefined): Pick<Row, 'usd'> {
  const usd = price === undefined ? undefined : (Number(units) / 10 ** decimals) * price
  return usd === undefined || !Number.isFinite(usd) ? {} : { usd }
}

function describeTotals(leaving: readonly Leaving[]): readonly Row[] {
  const sums = new Map<string, Leaving>()
  for (const each of leaving) {
    const key = each.token?.toLowerCase() ?? ''
    const sum = sums.get(key)
    const usd = sum && (sum.usd === undefined || each.usd === undefined ? undefined : sum.usd + each.usd)
    sums.set(key, { ...each, units: each.units + (sum?.units ?? 0n), usd: sum ? usd : each.usd })
  }
  return [...sums.values()].flatMap(({ token, units, decimals = 0, symbol, usd }) => {
    const value = `${formatUnits(units, decimals)}${symbol ? ` ${symbol}` : ''}`
    const sum: Row = { label: 'leaves', value, form: 'amount', ...(usd !== undefined && { usd }) }
    return token === undefined ? [sum] : [sum, { label: 'token', value: token, form: 'code' }]
  })
}
