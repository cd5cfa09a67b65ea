import type { ReactNode } from 'react'
import { Button } from '../Button/Button.js'
import { RetryIcon } from '../icons/RetryIcon.js'
import { StateMessage } from './StateMessage.js'

export interface ErrorStateProps {
  title: string
  description?: ReactNode
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  retrying?: boolean | undefined
}

export function ErrorState({ title, description, onRetry, retryLabel, retrying }: ErrorStateProps) {
  const retry = onRetry ? (
    <Button size="sm" icon={<RetryIcon size={16} />} loading={retrying} onClick={onRetry}>
      {retryLabel}
    </Button>
  ) : null
  return <StateMessage title={title} description={description} picture="error" action={retry} tone="danger" />
}
