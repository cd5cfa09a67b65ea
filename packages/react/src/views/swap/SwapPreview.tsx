import { formatUnits, type Network } from '@portico/core'
import {
  type CheckedSwap,
  formatFullBalance,
  formatMoney,
  getPriceImpact,
  type SwapToken,
  toMoney,
} from '@portico/core/internal'
import { useState } from 'react'
import { useMessages } from '../../hooks/internal/useMessages.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoInstance.js'
import { useStrings } from '../../hooks/internal/useStrings.js'
import { Button } from '../../ui/Button/Button.js'
import { Checkbox } from '../../ui/Checkbox/Checkbox.js'
import { WarningIcon } from '../../ui/icons/WarningIcon.js'
import { ViewBody } from '../../ui/Stack/ViewBody.js'
import { Text } from '../../ui/Text/Text.js'
import { TokenPicture } from '../parts/pictures/TokenPicture.js'
import { formatAmount } from './formatAmount.js'
import { formatPercent, SwapFacts } from './SwapFacts.js'
import { swapStrings } from './strings.js'

export interface SwapPreviewProps {
  readonly network: Network
  readonly swap: CheckedSwap
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** The price impact in percent from which the visitor must confirm it. */
const graveImpact = 5

/** The amounts, the terms, and the next wallet request (approval or swap). */
export function SwapPreview({ network, swap, onConfirm, onCancel }: SwapPreviewProps) {
  const { locale } = usePorticoInstance('SwapPreview').options
  const { format } = useMessages()
  const words = useStrings(swapStrings)
  const [isAccepted, setIsAccepted] = useState(false)
  const { from, to, units, amount, expected, approval, isBatch, isChanged } = swap
  const { symbol } = from
  const impact = getPriceImpact(swap)
  const isGrave = impact !== undefined && impact >= graveImpact
  return (
    <ViewBody
      footer={
        <div className="send-buttons">
          <Button size="lg" fullWidth onClick={onCancel} data-testid="swap-cancel">
            {words.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            fullWidth
            disabled={isGrave && !isAccepted}
            onClick={onConfirm}
            data-testid={approval === undefined ? 'swap-confirm' : 'swap-approve'}
          >
            {approval === undefined ? words.swap : format(words.approve, { symbol })}
          </Button>
        </div>
      }
    >
      <div className="swap-sums">
        <Sum label={words.give} token={from} units={units}>
          {`${formatFullBalance(amount, locale)} ${symbol}`}
        </Sum>
        <Sum label={words.get} token={to} units={expected}>
          {formatAmount(expected, to, locale)}
        </Sum>
      </div>
      {/* Mounted at once, so that later content is announced. */}
      <div role="status">
        {isChanged ? (
          <p className="send-warning" data-grave data-testid="swap-changed">
            <WarningIcon />
            <span>{words.changed}</span>
          </p>
        ) : null}
      </div>
      {isGrave ? (
        <p className="send-warning" data-grave data-testid="swap-impact">
          <WarningIcon />
          <span>{format(words.impactWarning, { percent: formatPercent(impact, locale) })}</span>
        </p>
      ) : null}
      <SwapFacts swap={swap} impact={impact} network={network} />
      {isBatch ? (
        <Text tone="secondary">
          {format(words.bothText, { amount: formatFullBalance(amount, locale), symbol })}
        </Text>
      ) : null}
      {approval === undefined ? null : (
        <Text tone="secondary">
          {approval === 0n
            ? format(words.resetText, { symbol })
            : format(words.approvalText, {
                amount: formatFullBalance(formatUnits(approval, from.decimals), locale),
                symbol,
              })}
        </Text>
      )}
      {isGrave ? (
        <Checkbox checked={isAccepted} onCheckedChange={setIsAccepted} data-testid="swap-accept">
          {words.impactAccepted}
        </Checkbox>
      ) : null}
    </ViewBody>
  )
}

interface SumProps {
  readonly label: string
  readonly token: SwapToken
  readonly units: bigint
  readonly children: string
}

function Sum({ label, token, units, children }: SumProps) {
  const { locale } = usePorticoInstance('Sum').options
  const worth = toMoney(units, token)
  return (
    <div className="swap-sum">
      <TokenPicture token={token} size={40} />
      <span>
        <Text size="xs" tone="secondary">
          {label}
        </Text>
        <Text as="h2" size="md" weight="semibold">
          <bdi>{children}</bdi>
        </Text>
        {worth === undefined ? null : (
          <Text size="xs" tone="secondary">
            <bdi>{formatMoney(Number(worth), locale)}</bdi>
          </Text>
        )}
      </span>
    </div>
  )
}
