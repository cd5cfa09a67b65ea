import { StateMessage, type StateMessageProps } from './StateMessage.js'

export type EmptyStateProps = Omit<StateMessageProps, 'tone'>

export function EmptyState(props: EmptyStateProps) {
  return <StateMessage {...props} tone="neutral" />
}
