import type { TextKey } from '../../locales/en.ts'
import type { Network } from '../../networks/networks.ts'
import type { Token } from '../../node/readToken.ts'
import type { Row, RowValue } from '../Approval.ts'
import { formatUnits } from '../formatUnits.ts'
import { decodeCall, isUnlimited } from './decodeCall.ts'

export interface EvmCall {
  readonly to: string | undefined
  readonly value: bigint
  readonly data: Uint8Array
}

export interface DescribedCall {
  readonly rows: readonly Row[]
  readonly warnings: readonly TextKey[]
}

const code = (label: TextKey, value: string): Row => ({ label, value, form: 'code' })
const amount = (label: TextKey, value: RowValue): Row => ({ label, value, form: 'amount' })

/** What leaves and what is allowed by one call, from nothing but its own data. */
export async function describeCall(
  { to, value, data }: EvmCall,
  account: string,
  network: Network,
  readToken: (address: string) => Promise<Token | undefined>,
): Promise<DescribedCall> {
  const coins =
    value > 0n ? [amount('leaves', `${formatUnits(value, network.decimals)} ${network.symbol}`)] : []
  if (to === undefined) {
    return {
      rows: [...coins, { label: 'function', value: { ours: 'deploysContract' } }],
      warnings: ['warnNewContract'],
    }
  }
  const decoded = decodeCall(data)
  const isOwn = (address: string | undefined) => address?.toLowerCase() === account.toLowerCase()
  const formatAmount = async (units: bigint, token: string) => {
    if (isUnlimited(units)) return { ours: 'unlimited' } as const
    const known = await readToken(token)
    return known ? `${formatUnits(units, known.decimals)} ${known.symbol}` : units.toString()
  }
  switch (decoded.kind) {
    case 'none':
      return { rows: [...coins, code('to', to)], warnings: [] }
    case 'transfer': {
      const sum = await formatAmount(decoded.amount, to)
      const isOutgoing = decoded.from === undefined || isOwn(decoded.from)
      const parties = [
        ...(isOutgoing || !decoded.from ? [] : [code('from', decoded.from)]),
        code('to', decoded.to),
        code('token', to),
      ]
      const label = !isOutgoing && isOwn(decoded.to) ? 'arrives' : 'leaves'
      return { rows: [...coins, amount(label, sum), ...parties], warnings: [] }
    }
    case 'allow': {
      const token = decoded.token ?? to
      const rows = [
        ...coins,
        amount('allowance', await formatAmount(decoded.amount, token)),
        code('spender', decoded.spender),
        code('token', token),
      ]
      return { rows, warnings: isUnlimited(decoded.amount) ? ['warnUnlimited'] : [] }
    }
    case 'allow-all': {
      const rows = [
        ...coins,
        amount('allowance', decoded.allowed ? { ours: 'everything' } : '0'),
        code('spender', decoded.spender),
        code('collection', to),
      ]
      return { rows, warnings: decoded.allowed ? ['warnAllItems'] : [] }
    }
    case 'item':
    case 'items': {
      const number =
        decoded.kind === 'item'
          ? [amount('leaves', `#${decoded.number}`)]
          : [amount('leaves', { ours: 'everything' })]
      const from = isOwn(decoded.from) ? [] : [code('from', decoded.from)]
      return {
        rows: [...coins, ...number, ...from, code('to', decoded.to), code('collection', to)],
        warnings: [],
      }
    }
    case 'owner':
      return {
        rows: [...coins, code('newOwner', decoded.owner), code('contract', to)],
        warnings: ['warnOwner'],
      }
    case 'unknown':
      return {
        rows: [...coins, code('contract', to), code('function', decoded.selector)],
        warnings: ['warnUnknownCall'],
      }
  }
}
