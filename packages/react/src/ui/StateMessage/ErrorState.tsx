import type { ReactNode } from 'react'
import { Button } from '../Button/Button.js'
import { RetryIcon } from '../icons/RetryIcon.js'
import { StateMessage } from './StateMessage.js'

export interface ErrorStateProps {
  readonly title: string
  readonly description?: ReactNode
  readonly onRetry: () => void
  readonly retryLabel: string
}

export function ErrorState({ title, description, onRetry, retryLabel }: ErrorStateProps) {
  const retry = (
    <Button size="sm" icon={<RetryIcon size={16} />} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  return <StateMessage title={title} description={description} picture="error" action={retry} tone="danger" />
}
