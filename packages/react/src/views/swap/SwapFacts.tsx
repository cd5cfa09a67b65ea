import { formatUnits, type Network } from '@portico/core'
import { type CheckedSwap, getLeast, type SwapToken } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { graveImpact } from '../../hooks/usePorticoSwap.js'
import { AddressText, Fact, Facts, Text } from '../../ui/index.js'
import { Worth } from '../parts/flow/Worth.js'
import { formatAmount, formatPercent } from './formatAmount.js'
import { swapStrings } from './strings.js'

export interface SwapFactsProps {
  readonly swap: Pick<CheckedSwap, 'from' | 'to' | 'units' | 'expected' | 'slippage'>
  /** In percent. */
  readonly impact: number | undefined
  readonly network: Network
  /** In the smallest unit of the native coin. */
  readonly fee: bigint | undefined
  readonly feeToken: SwapToken | undefined
  /** The review also has the network and the contracts. */
  readonly isWhole?: boolean
  /** Beside the rate and the slippage in the form. */
  readonly refresh?: ReactNode
  readonly slippage?: ReactNode
}

export function SwapFacts(props: SwapFactsProps) {
  const { swap, impact, network, fee, feeToken, isWhole = false, refresh, slippage } = props
  const { from, to, units, expected } = swap
  const { locale } = usePorticoInstance('SwapFacts').options
  const words = useStrings(swapStrings)
  const rate = units > 0n ? (expected * 10n ** BigInt(from.decimals)) / units : 0n
  return (
    <Facts data-testid="swap-facts">
      <Fact label={words.rate}>
        <span className="swap-rate">
          <bdi>{`1 ${from.symbol} = ${formatAmount(rate, to, locale)}`}</bdi>
          {refresh}
        </span>
      </Fact>
      {impact === undefined ? null : (
        <Fact label={words.impact}>
          <Text
            as="span"
            weight="medium"
            tone={impact >= graveImpact ? 'danger' : 'default'}
            data-testid="swap-impact-value"
          >
            <bdi>{formatPercent(impact, locale)}</bdi>
          </Text>
        </Fact>
      )}
      <Fact label={words.slippage}>{slippage ?? formatPercent(swap.slippage, locale)}</Fact>
      <Fact label={words.least}>
        <bdi data-testid="swap-least">{formatAmount(getLeast(expected, swap.slippage), to, locale)}</bdi>
      </Fact>
      {fee === undefined ? null : (
        <Fact label={words.fee}>
          <span className="swap-fee" data-testid="swap-fee">
            <bdi>{format(words.about, { amount: formatAmount(fee, network.nativeCurrency, locale) })}</bdi>
            <Worth token={feeToken} units={toCents(fee, feeToken)} size="xs" />
          </span>
        </Fact>
      )}
      {(isWhole ? [from, to] : []).map(({ address, symbol }) =>
        address === undefined ? null : (
          <Fact key={address} label={symbol}>
            <AddressText address={address} data-testid="swap-contract" />
          </Fact>
        ),
      )}
      {isWhole ? <Fact label={words.network}>{network.name}</Fact> : null}
    </Facts>
  )
}

/** Undefined below a cent, which would be written as nothing. */
const toCents = (fee: bigint, token: SwapToken | undefined): bigint | undefined =>
  token?.price !== undefined && Number(formatUnits(fee, token.decimals)) * token.price >= 0.01
    ? fee
    : undefined
