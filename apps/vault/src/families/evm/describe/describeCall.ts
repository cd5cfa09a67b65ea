import type { Row, RowValue } from '../../../approve/Approval.ts'
import type { Leaving } from '../../../approve/describeTotals.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { Network } from '../../../networks/networks.ts'
import { decodeCall, isUnlimited } from './decodeCall.ts'
import { decodeNested } from './decodeNested.ts'
import type { Token } from './readToken.ts'

export interface EvmCall {
  readonly to: string | undefined
  readonly value: bigint
  readonly data: Uint8Array
}

export interface DescribedCall {
  readonly rows: readonly Row[]
  readonly warnings: readonly TextKey[]
  readonly leaves: readonly Leaving[]
  /** What it calls in turn, one group each. */
  readonly nested?: readonly (readonly Row[])[]
}

export const code = (label: TextKey, value: string): Row => ({ label, value, form: 'code' })
export const amount = (label: TextKey, value: RowValue): Row => ({ label, value, form: 'amount' })

/** Calls within calls within calls: deeper nobody looks, and it is said that they cannot be read. */
const deepest = 3

/** What leaves and what is allowed by one call and by those that it makes, from nothing but its own data. */
export async function describeCall(
  call: EvmCall,
  account: string,
  network: Network,
  readToken: (address: string) => Promise<Token | undefined>,
  depth = 1,
): Promise<DescribedCall> {
  const { to, data } = call
  const inner = to === undefined || depth >= deepest ? [] : decodeNested(data)
  const outer = await describeOne(call, account, network, readToken)
  if (inner.length === 0) return outer
  const described = await Promise.all(
    inner.map(({ to: target = to, ...each }) =>
      describeCall({ to: target, ...each }, account, network, readToken, depth + 1),
    ),
  )
  return {
    // Which contract makes the calls: what it is allowed to take, it can take by them.
    rows: outer.rows,
    // What it does is told by the calls that it makes.
    warnings: [...new Set(described.flatMap(({ warnings }) => warnings))],
    leaves: outer.leaves,
    nested: described.flatMap(({ rows, nested = [] }) => [rows, ...nested]),
  }
}

export const formatToken = (units: bigint, known: Token | undefined): string =>
  known ? `${formatUnits(units, known.decimals)} ${known.symbol}` : units.toString()

/** What somebody may take, with a warning where that is as good as everything. */
export const describeAllowance = (
  units: bigint,
  token: Token | undefined,
): { readonly row: Row; readonly warnings: readonly TextKey[] } => ({
  row: amount('allowance', isUnlimited(units) ? { ours: 'unlimited' } : formatToken(units, token)),
  warnings: isAsGoodAsAll(units, token) ? ['warnUnlimited'] : [],
})

const pickName = (known: Token | undefined) => known && { symbol: known.symbol, decimals: known.decimals }

/** Whether an allowance is as good as one without a limit: of all that there is, or of far more than the account has. */
const isAsGoodAsAll = (units: bigint, token: Token | undefined) =>
  isUnlimited(units) ||
  (token?.supply !== undefined && token.supply > 0n && units >= token.supply) ||
  (token?.balance !== undefined && token.balance > 0n && units > token.balance * 100n)

async function describeOne(
  { to, value, data }: EvmCall,
  account: string,
  network: Network,
  readToken: (address: string) => Promise<Token | undefined>,
): Promise<DescribedCall> {
  const { symbol, decimals } = network
  const coins = value > 0n ? [amount('leaves', `${formatUnits(value, decimals)} ${symbol}`)] : []
  const coinsLeave = value > 0n ? [{ units: value, symbol, decimals }] : []
  const describe = (rows: readonly Row[], ...warnings: TextKey[]): DescribedCall => ({
    rows: [...coins, ...rows],
    warnings,
    leaves: coinsLeave,
  })
  if (to === undefined)
    return describe([{ label: 'function', value: { ours: 'deploysContract' } }], 'warnNewContract')
  const decoded = decodeCall(data)
  const isOwn = (address: string | undefined) => address?.toLowerCase() === account.toLowerCase()
  switch (decoded.kind) {
    case 'none':
      return describe([code('to', to)])
    case 'transfer': {
      const known = await readToken(to)
      const isOutgoing = decoded.from === undefined || isOwn(decoded.from)
      const parties = [
        ...(isOutgoing || !decoded.from ? [] : [code('from', decoded.from)]),
        code('to', decoded.to),
        code('token', to),
      ]
      const label = !isOutgoing && isOwn(decoded.to) ? 'arrives' : 'leaves'
      const described = describe([amount(label, formatToken(decoded.amount, known)), ...parties])
      return isOutgoing
        ? { ...described, leaves: [...coinsLeave, { token: to, units: decoded.amount, ...pickName(known) }] }
        : described
    }
    case 'allow': {
      const token = decoded.token ?? to
      const allowance = describeAllowance(decoded.amount, await readToken(token))
      const rows = [allowance.row, code('spender', decoded.spender), code('token', token)]
      return describe(rows, ...allowance.warnings)
    }
    case 'allow-all': {
      const rows = [
        amount('allowance', decoded.allowed ? { ours: 'everything' } : '0'),
        code('spender', decoded.spender),
        code('collection', to),
      ]
      return decoded.allowed ? describe(rows, 'warnAllItems') : describe(rows)
    }
    case 'item':
    case 'items': {
      const what = decoded.kind === 'item' ? `#${decoded.number}` : ({ ours: 'everything' } as const)
      const from = isOwn(decoded.from) ? [] : [code('from', decoded.from)]
      return describe([amount('leaves', what), ...from, code('to', decoded.to), code('collection', to)])
    }
    case 'owner':
      return describe([code('newOwner', decoded.owner), code('contract', to)], 'warnOwner')
    case 'unknown':
      return describe([code('contract', to), code('function', decoded.selector)], 'warnUnknownCall')
  }
}
