import { lazy } from '@portico/core/adapter'
import type { ReactNode } from 'react'
import type { IllustrationName } from '../../../ui/Illustration/Illustration.js'
import { RetryIcon } from '../../../ui/icons/RetryIcon.js'
import { Button, Loaded } from '../../../ui/index.js'

const illustration = lazy(async () => (await import('../../../ui/Illustration/Illustration.js')).Illustration)

interface StateMessageProps {
  readonly title: string
  readonly description?: ReactNode
  readonly picture: IllustrationName
  readonly action?: ReactNode
  readonly role: 'alert' | 'status'
}

function StateMessage({ title, description, picture, action, role }: StateMessageProps) {
  return (
    <div className="state" role={role}>
      {/* Reserves the size of an illustration that most visitors never load. */}
      <span className="state-picture">
        <Loaded part={illustration} props={{ name: picture }} />
      </span>
      <p className="state-title">{title}</p>
      {description ? <p className="state-description">{description}</p> : null}
      {action ? <div className="state-action">{action}</div> : null}
    </div>
  )
}

export function EmptyState(props: Omit<StateMessageProps, 'role'>) {
  return <StateMessage {...props} role="status" />
}

interface ErrorStateProps extends Pick<StateMessageProps, 'title' | 'description'> {
  readonly onRetry: () => void
  readonly retryLabel: string
}

export function ErrorState({ onRetry, retryLabel, ...message }: ErrorStateProps) {
  const retry = (
    <Button size="sm" icon={<RetryIcon size={16} />} onClick={onRetry}>
      {retryLabel}
    </Button>
  )
  return <StateMessage {...message} picture="error" action={retry} role="alert" />
}

interface QueryErrorProps extends Omit<ErrorStateProps, 'onRetry'> {
  readonly refetch: () => Promise<unknown>
}

export function QueryError({ refetch, ...state }: QueryErrorProps) {
  return <ErrorState {...state} onRetry={() => void refetch().catch(() => undefined)} />
}
