import type { ReactNode } from 'react'
import { CheckIcon } from '../../../ui/icons/CheckIcon.js'
import { RetryIcon } from '../../../ui/icons/RetryIcon.js'
import {
  Button,
  PrimaryButton,
  ProgressRing,
  type ProgressRingProps,
  Stack,
  Text,
  useStyles,
  ViewBody,
} from '../../../ui/index.js'
import { requestPanelStyles } from './RequestPanel.css.js'

export interface RequestPanelProps extends Pick<ProgressRingProps, 'state' | 'shape'> {
  readonly picture: ReactNode
  readonly title: string
  readonly text: ReactNode
  readonly note?: ReactNode
  readonly children?: ReactNode
  /** The primary action, if it is not a retry. */
  readonly action?: ReactNode
  readonly retry?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly otherWay?: { readonly label: string; readonly onClick: () => void } | undefined
  readonly help?: { readonly label: string; readonly onClick: () => void } | undefined
}

export function RequestPanel(props: RequestPanelProps) {
  useStyles(requestPanelStyles)
  const { state, shape, picture, title, text, note, children, action, retry, otherWay, help } = props
  const footer = (action || retry || otherWay || help) && (
    <Stack gap={8}>
      {action}
      {retry ? (
        <PrimaryButton onClick={retry.onClick} data-testid="retry">
          {retry.label}
        </PrimaryButton>
      ) : null}
      {otherWay ? (
        <Button variant="ghost" fullWidth onClick={otherWay.onClick} data-testid="another-way">
          {otherWay.label}
        </Button>
      ) : null}
      {help ? (
        <Button variant="ghost" fullWidth onClick={help.onClick} data-testid="whats-wrong">
          {help.label}
        </Button>
      ) : null}
    </Stack>
  )
  return (
    <ViewBody footer={footer}>
      <div className="request">
        <ProgressRing state={state} shape={shape} badge={getBadge(state, retry?.onClick)}>
          {picture}
        </ProgressRing>
        {/* An error often mounts with a new panel, from which screen readers announce only an alert. */}
        <div role={state === 'error' ? 'alert' : 'status'} className="request-words">
          <Text variant="title">{title}</Text>
          <Text variant="note">{text}</Text>
          {note ? <Text variant="note">{note}</Text> : null}
        </div>
      </div>
      {children}
    </ViewBody>
  )
}

function getBadge(state: ProgressRingProps['state'], onRetry: (() => void) | undefined): ReactNode {
  if (state === 'success') return <CheckIcon size={16} />
  if (state !== 'error' || !onRetry) return null
  // For pointers only: the button below does the same and is reachable for everyone.
  return (
    <button type="button" className="request-retry" tabIndex={-1} aria-hidden="true" onClick={onRetry}>
      <RetryIcon size={16} />
    </button>
  )
}
