import { formatUnits, type Network } from '@portico/core'
import { type CheckedSwap, formatFullBalance, type SwapToken } from '@portico/core/internal'
import { useEffect } from 'react'
import { useNavigation } from '../../hooks/internal/useNavigation.js'
import { usePorticoInstance } from '../../hooks/internal/usePorticoStore.js'
import { format, useStrings } from '../../hooks/internal/useTexts.js'
import { type UsePorticoSwapResult, usePorticoSwap } from '../../hooks/usePorticoSwap.js'
import { Text, useStyles } from '../../ui/index.js'
import { PreviewBody, Warning } from '../parts/flow/PreviewBody.js'
import { Worth } from '../parts/flow/Worth.js'
import { TokenPicture } from '../parts/pictures/Picture.js'
import { formatAmount, formatPercent } from './formatAmount.js'
import { SwapFacts } from './SwapFacts.js'
import { SwapProgress } from './SwapProgress.js'
import { swapStyles } from './SwapView.css.js'
import { swapStrings } from './strings.js'

/** The preview of the swap, then its progress. */
export function SwapPreviewView() {
  const { goBack } = useNavigation()
  const flow = usePorticoSwap()
  const { swapper } = flow
  // Refused, changed elsewhere, or of another account: the form shows the reason.
  const isShown = swapper !== undefined && isUnderWay(flow)
  useEffect(() => {
    if (!isShown) goBack()
  }, [isShown, goBack])
  return isShown ? <SwapSteps flow={flow} swapper={swapper} onEdit={goBack} /> : null
}

/** Whether there are terms to review, or a request whose outcome is shown. */
export const isUnderWay = ({ swap, status }: UsePorticoSwapResult): boolean =>
  swap !== undefined || status === 'checking'

interface SwapStepsProps {
  readonly flow: UsePorticoSwapResult
  readonly swapper: NonNullable<UsePorticoSwapResult['swapper']>
  readonly onEdit: () => void
  readonly onAbandon?: (() => void) | undefined
}

/** The terms to review, then the requests: of an approval the swap comes next. */
export function SwapSteps({ flow, swapper, onEdit, onAbandon }: SwapStepsProps) {
  const { swap, status } = flow
  if (status === 'checked' && swap)
    return <SwapPreview flow={flow} network={swapper.network} swap={swap} onCancel={onEdit} />
  return <SwapProgress flow={flow} swapper={swapper} onEdit={onEdit} onAbandon={onAbandon} />
}

export interface SwapPreviewProps {
  readonly flow: UsePorticoSwapResult
  readonly network: Network
  readonly swap: CheckedSwap
  readonly onCancel: () => void
}

/** The amounts, the terms, and the next wallet request (approval or swap). */
export function SwapPreview({ flow, network, swap, onCancel }: SwapPreviewProps) {
  useStyles(swapStyles)
  const { locale } = usePorticoInstance('SwapPreview').options
  const words = useStrings(swapStrings)
  const { priceImpact = 0, isImpactGrave } = flow
  const { from, to, units, expected, approval, isBatch, isChanged } = swap
  const { symbol } = from
  const amount = formatFullBalance(swap.amount, locale)
  return (
    <PreviewBody
      words={words}
      confirmLabel={approval === undefined ? words.swap : format(words.approve, { symbol })}
      condition={isImpactGrave ? { label: words.impactAccepted, testId: 'swap-accept' } : undefined}
      onConfirm={flow.confirm}
      onCancel={onCancel}
      testIds={{ cancel: 'swap-cancel', confirm: approval === undefined ? 'swap-confirm' : 'swap-approve' }}
    >
      <div className="swap-sums">
        <Sum label={words.give} token={from} units={units}>
          {`${amount} ${symbol}`}
        </Sum>
        <Sum label={words.get} token={to} units={expected}>
          {formatAmount(expected, to, locale)}
        </Sum>
      </div>
      {/* Mounted at once, so that later content is announced. */}
      <div role="status">
        {isChanged ? (
          <Warning grave data-testid="swap-changed">
            {words.changed}
          </Warning>
        ) : null}
      </div>
      {isImpactGrave ? (
        <Warning grave data-testid="swap-impact">
          {format(words.impactWarning, { percent: formatPercent(priceImpact, locale) })}
        </Warning>
      ) : null}
      <SwapFacts
        swap={swap}
        impact={flow.priceImpact}
        network={network}
        fee={swap.fee}
        feeToken={flow.feeToken}
        isWhole
      />
      {isBatch ? <Text tone="secondary">{format(words.bothText, { amount, symbol })}</Text> : null}
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
    </PreviewBody>
  )
}

interface SumProps {
  readonly label: string
  readonly token: SwapToken
  readonly units: bigint
  readonly children: string
}

const Sum = ({ label, token, units, children }: SumProps) => (
  <div className="swap-sum">
    <TokenPicture token={token} size={40} />
    <span>
      <Text variant="caption">{label}</Text>
      <Text as="h2" size="md" weight="semibold">
        <bdi>{children}</bdi>
      </Text>
      <Worth token={token} units={units} size="xs" />
    </span>
  </div>
)
