import { feeTooHigh, PorticoError } from '@portico/protocol'
import type { Approval, Row } from '../../../approve/Approval.ts'
import { revealLine } from '../../../approve/cleanText.ts'
import { isHighFee } from '../../../approve/describePayment.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import { findChain } from '../derive/cosmosChains.ts'
import type { Coin, MessageType } from './messages.ts'

/** Without a type if the message cannot be described. */
export interface CosmosAction {
  readonly name: string
  readonly type?: MessageType
  readonly values?: Readonly<Record<string, string | readonly Coin[]>>
}

export interface CosmosTransaction {
  readonly actions: readonly CosmosAction[]
  readonly fee: readonly Coin[]
  /** The fee payer, if it is another account. */
  readonly payer: string
  readonly granter: string
  readonly memo: string
}

const decimals = 6
/** In base units. No visitor intends to pay this. */
const mostFee = 100n * 10n ** BigInt(decimals)

export function describeCosmos(
  { actions, fee, payer, granter, memo }: CosmosTransaction,
  own: string,
  network: NetworkId,
): Pick<Approval, 'groups' | 'warnings'> {
  const chain = findChain(network)
  const isOwnCoin = ({ denom }: Coin) => denom === chain?.denom
  if (fee.some(coin => isOwnCoin(coin) && BigInt(coin.amount) > mostFee)) throw new PorticoError(feeTooHigh)
  // The value of other denominations is unknown.
  const isMarked = fee.some(coin => !isOwnCoin(coin) || isHighFee(BigInt(coin.amount), mostFee / 20n, 0n))
  const format = ({ denom, amount }: Coin) =>
    chain?.denom === denom
      ? `${formatUnits(BigInt(amount), decimals)} ${chain.symbol}`
      : `${formatUnits(BigInt(amount), 0)} ${revealLine(denom)}`
  const described = actions.map(action => describeAction(action, own, format))
  const others = [payer, granter].filter(address => address !== '' && address !== own)
  return {
    groups: [
      ...described.map(({ rows }) => rows),
      ...(memo === '' ? [] : [[{ label: 'memo', value: revealLine(memo) } as const]]),
      [
        ...fee.map((coin): Row => ({ label: 'feeUpTo', value: format(coin) })),
        ...others.map(address => code('from', address)),
      ],
    ],
    warnings: [
      ...new Set(described.flatMap(({ warnings }) => warnings)),
      ...(isMarked ? (['warnFee'] as const) : []),
    ],
  }
}

interface Described {
  readonly rows: readonly Row[]
  readonly warnings: readonly TextKey[]
}

const code = (label: TextKey, value: string): Row => ({ label, value: revealLine(value), form: 'code' })

/** Values that visitors read as words. All others are addresses or identifiers. */
const words: readonly TextKey[] = ['proposal', 'vote', 'memo']

function describeAction(
  { name, type, values = {} }: CosmosAction,
  own: string,
  format: (coin: Coin) => string,
): Described {
  if (!type) return { rows: [code('function', name)], warnings: ['warnUnknownCall'] }
  const actor = String(values[type.actor])
  const isOwn = actor === own
  const describe = ([label, ...fields]: MessageType['rows'][number]): readonly Row[] => {
    const shown = !isOwn && (label === 'leaves' || label === 'arrives') ? 'amount' : label
    const [first = { ours: 'stakingRewards' } as const, ...more] = fields.map(field => values[field] ?? '')
    if (typeof first === 'string') {
      const value = [first, ...more].join('/')
      if (words.includes(label))
        return value === '' && label === 'memo' ? [] : [{ label, value: revealLine(value) }]
      return [code(label, value)]
    }
    if ('ours' in first) return [{ label: shown, value: first }]
    return first.map(coin => ({ label: shown, value: format(coin), form: 'amount' }))
  }
  // Contracts and routers on the destination chain act on JSON memos, so the real recipient may differ.
  const isRouted = String(values.memo ?? '')
    .trimStart()
    .startsWith('{')
  return {
    rows: [...type.rows.flatMap(describe), ...(isOwn ? [] : [code('from', actor)])],
    warnings: isRouted ? ['warnUnknownCall'] : [],
  }
}
