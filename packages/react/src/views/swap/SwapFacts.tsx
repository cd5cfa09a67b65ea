import type { Network } from '@portico/core'
import { type CheckedSwap, getLeast, swapSlippage } from '@portico/core/internal'
import type { ReactNode } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { formatAmount } from './formatAmount.js'
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
    <dl className="send-facts" data-testid="swap-facts">
      <Fact label={words.rate}>
        <bdi>{`1 ${from.symbol} = ${formatAmount(rate, to, locale)}`}</bdi>
      </Fact>
      {impact === undefined ? null : (
        <Fact label={words.impact}>
          <bdi>{formatPercent(impact, locale)}</bdi>
        </Fact>
      )}
      <Fact label={words.slippage}>
        <bdi>{formatPercent(swapSlippage, locale)}</bdi>
      </Fact>
      <Fact label={words.least}>
        <bdi data-testid="swap-least">{formatAmount(getLeast(expected), to, locale)}</bdi>
      </Fact>
      {network && fee !== undefined ? (
        <Fact label={words.fee}>
          <bdi>{format(words.about, { amount: formatAmount(fee, network.nativeCurrency, locale) })}</bdi>
        </Fact>
      ) : null}
      {network
        ? [from, to].map(({ address, symbol }) =>
            address === undefined ? null : (
              <Fact key={address} label={symbol}>
                <bdi className="send-whole" data-testid="swap-contract">
                  {address}
                </bdi>
              </Fact>
            ),
          )
        : null}
      {network ? (
        <Fact label={words.network}>
          <bdi>{network.name}</bdi>
        </Fact>
      ) : null}
    </dl>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="send-fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function formatPercent(percent: number, locale: string | undefined): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const
  try {
    return new Intl.NumberFormat(locale, style).format(percent / 100)
  } catch {
    // The site's locale is not a valid language tag.
    return new Intl.NumberFormat('en', style).format(percent / 100)
  }
}
