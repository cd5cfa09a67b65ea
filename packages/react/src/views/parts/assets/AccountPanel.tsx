import type { Transaction } from '@portico/core'
import type { ComponentType } from 'react'
import { useStrings } from '../../../hooks/internal/useTexts.js'
import { type Loadable, Skeleton, Stack, useLoaded, useStyles } from '../../../ui/index.js'
import { ErrorState } from '../states/StateMessage.js'
import { assetStyles } from './assetStyles.css.js'
import { holdingsStrings } from './strings.js'

export interface PanelProps {
  readonly showsAll: boolean
  readonly onShowAll: () => void
  /** Selects the transactions of a token. Default: all. */
  readonly keeps?: ((transaction: Transaction) => boolean) | undefined
}

interface AccountPanelProps extends PanelProps {
  readonly panel: Loadable<ComponentType<PanelProps>>
}

export function AccountPanel({ panel, ...props }: AccountPanelProps) {
  const { partFailed, tryAgain } = useStrings(holdingsStrings)
  const { value: Panel, error, retry } = useLoaded(panel)
  if (Panel) return <Panel {...props} />
  return error ? <ErrorState title={partFailed} retryLabel={tryAgain} onRetry={retry} /> : <PanelSkeleton />
}

export function PanelSkeleton() {
  useStyles(assetStyles)
  const words = useStrings(holdingsStrings)
  return (
    <div className="panel-skeleton">
      <Stack gap={4}>
        <span className="sr-only" role="status">
          {words.loading}
        </span>
        <Skeleton shape="list-item" count={4} />
      </Stack>
    </div>
  )
}
