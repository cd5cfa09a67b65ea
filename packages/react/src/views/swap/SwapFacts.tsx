import type { Network } from '@portico/core'
import { type CheckedSwap, getLeast, swapSlippage } from '@portico/core/internal'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { useMessages, useStrings } from '../../hooks/internal/useTexts.js'
import { Fact, Facts } from '../../ui/Facts/Facts.js'
import { formatAmount, formatPercent } from './formatAmount.js'
import { swapStrings } from './strings.js'

export interface SwapFactsProps {
  readonly swap: Pick<CheckedSwap, 'from' | 'to' | 'units' | 'expected' | 'fee'>
  /** In percent. */
  readonly impact: number | undefined
  readonly network?: Network | undefined
}

export function SwapFacts({ swap: { from, to, units, expected, fee }, impact, network }: SwapFactsProps) {
  const { locale } = usePorticoInstance('SwapFacts').options
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const rate = units > 0n ? (expected * 10n ** BigInt(from.decimals)) / units : 0n
  return (
    <Facts data-testid="swap-facts">
      <Fact label={words.rate}>{`1 ${from.symbol} = ${formatAmount(rate, to, locale)}`}</Fact>
      {impact === undefined ? null : <Fact label={words.impact}>{formatPercent(impact, locale)}</Fact>}
      <Fact label={words.slippage}>{formatPercent(swapSlippage, locale)}</Fact>
      <Fact label={words.least}>
        <bdi data-testid="swap-least">{formatAmount(getLeast(expected), to, locale)}</bdi>
      </Fact>
      {network && fee !== undefined ? (
        <Fact label={words.fee}>
          {format(words.about, { amount: formatAmount(fee, network.nativeCurrency, locale) })}
        </Fact>
      ) : null}
      {(network ? [from, to] : []).map(({ address, symbol }) =>
        address === undefined ? null : (
          <Fact key={address} label={symbol}>
            <bdi className="flow-address" data-testid="swap-contract">
              {address}
            </bdi>
          </Fact>
        ),
      )}
      {network ? <Fact label={words.network}>{network.name}</Fact> : null}
    </Facts>
  )
}
