import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button/Button.js'
import { CheckIcon } from '../../../ui/icons/CheckIcon.js'
import { RetryIcon } from '../../../ui/icons/RetryIcon.js'
import { ProgressRing, type ProgressRingProps } from '../../../ui/ProgressRing/ProgressRing.js'
import { Stack } from '../../../ui/Stack/Stack.js'
import { ViewBody } from '../../../ui/Stack/ViewBody.js'
import { Text } from '../../../ui/Text/Text.js'

export interface RequestPanelProps extends Pick<ProgressRingProps, 'state' | 'shape'> {
  /** The logo, 72 px. */
  readonly picture: ReactNode
  readonly title: string
  readonly text: ReactNode
  /** A second sentence, where the first is not enough. */
  readonly note?: ReactNode
  /** More under the words. */
  readonly children?: ReactNode
  /** The one primary action, where it is not to try again. */
  readonly action?: ReactNode
  /** Offered when asking again makes sense. */
  readonly retry?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Another way on. */
  readonly otherWay?: { readonly label: string; readonly onClick: () => void } | undefined
  /** Looks for the reason. */
  readonly help?: { readonly label: string; readonly onClick: () => void } | undefined
}

/** How a request to a wallet stands: a ring around the logo, what to do in words, and the way on. */
export function RequestPanel(props: RequestPanelProps) {
  const { state, shape, picture, title, text, note, children, action, retry, otherWay, help } = props
  const footer = (action || retry || otherWay || help) && (
    <Stack gap={8}>
      {action}
      {retry ? (
        <Button variant="primary" size="lg" fullWidth onClick={retry.onClick} data-testid="retry">
          {retry.label}
        </Button>
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
        {/* Bad news often comes with a panel of its own, which only an alert is read from. */}
        <div role={state === 'error' ? 'alert' : 'status'} className="request-words">
          <Text as="h2" size="md" weight="semibold" align="center">
            {title}
          </Text>
          <Text tone="secondary" align="center">
            {text}
          </Text>
          {note ? (
            <Text tone="secondary" align="center">
              {note}
            </Text>
          ) : null}
        </div>
      </div>
      {children}
    </ViewBody>
  )
}

function getBadge(state: ProgressRingProps['state'], onRetry: (() => void) | undefined): ReactNode {
  if (state === 'success') return <CheckIcon size={16} />
  if (state !== 'error' || !onRetry) return null
  // For the pointer only: the same action is the button below, which everybody reaches.
  return (
    <button type="button" className="request-retry" tabIndex={-1} aria-hidden="true" onClick={onRetry}>
      <RetryIcon size={16} />
    </button>
  )
}
