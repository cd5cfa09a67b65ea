import { feeTooHigh, PorticoError } from '@portico/protocol'
import type { Approval, Row } from '../../../approve/Approval.ts'
import { revealLine } from '../../../approve/cleanText.ts'
import { isHighFee } from '../../../approve/describePayment.ts'
import { formatUnits } from '../../../approve/formatUnits.ts'
import type { TextKey } from '../../../locales/en.ts'
import type { NetworkId } from '../../../networks/networks.ts'
import { findChain } from '../derive/cosmosChains.ts'

export interface Coin {
  readonly denom: string
  /** Decimal, in base units. */
  readonly amount: string
}

export type CosmosAction =
  | { readonly kind: 'send'; readonly from: string; readonly to: string; readonly coins: readonly Coin[] }
  | {
      readonly kind: 'delegate' | 'undelegate'
      readonly from: string
      readonly validator: string
      readonly coins: readonly Coin[]
    }
  | {
      readonly kind: 'redelegate'
      readonly from: string
      readonly source: string
      readonly validator: string
      readonly coins: readonly Coin[]
    }
  | { readonly kind: 'rewards'; readonly from: string; readonly validator: string }
  | { readonly kind: 'vote'; readonly from: string; readonly proposal: string; readonly option: string }
  | {
      readonly kind: 'ibc'
      readonly from: string
      readonly to: string
      readonly channel: string
      readonly coins: readonly Coin[]
      readonly memo: string
    }
  | { readonly kind: 'unknown'; readonly type: string }

export interface CosmosTransaction {
  readonly actions: readonly CosmosAction[]
  readonly fee: readonly Coin[]
  /** The fee payer, if it is another account. */
  readonly payer: string
  readonly granter: string
  readonly memo: string
}

/** Indexed by the value of the `VoteOption` enum. */
export const voteOptions = ['', 'Yes', 'Abstain', 'No', 'No with veto'] as const

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

function describeAction(action: CosmosAction, own: string, format: (coin: Coin) => string): Described {
  // The effect of an unknown message cannot be described; it could transfer everything.
  if (action.kind === 'unknown')
    return { rows: [code('function', action.type)], warnings: ['warnUnknownCall'] }
  const amounts = (label: TextKey, coins: readonly Coin[]) =>
    coins.map((coin): Row => ({ label, value: format(coin), form: 'amount' }))
  const isOwn = action.from === own
  const from = isOwn ? [] : [code('from', action.from)]
  const describe = (rows: readonly Row[], ...warnings: TextKey[]): Described => ({
    rows: [...rows, ...from],
    warnings,
  })
  const leaves = isOwn ? 'leaves' : 'amount'
  switch (action.kind) {
    case 'send':
      return describe([...amounts(leaves, action.coins), code('to', action.to)])
    case 'delegate':
      return describe([...amounts('stake', action.coins), code('validator', action.validator)])
    case 'undelegate':
      return describe([...amounts('unstake', action.coins), code('validator', action.validator)])
    case 'redelegate':
      return describe([
        ...amounts('restake', action.coins),
        code('from', action.source),
        code('validator', action.validator),
      ])
    case 'rewards':
      return describe([
        { label: isOwn ? 'arrives' : 'amount', value: { ours: 'stakingRewards' } },
        code('validator', action.validator),
      ])
    case 'vote':
      return describe([
        { label: 'proposal', value: revealLine(action.proposal) },
        { label: 'vote', value: action.option },
      ])
    case 'ibc':
      return describe(
        [
          ...amounts(leaves, action.coins),
          code('to', action.to),
          code('channel', action.channel),
          ...(action.memo === '' ? [] : [{ label: 'memo', value: revealLine(action.memo) } as const]),
        ],
        // Contracts and routers on the destination chain act on JSON memos, so the real recipient may differ.
        ...(action.memo.trimStart().startsWith('{') ? (['warnUnknownCall'] as const) : []),
      )
  }
}
