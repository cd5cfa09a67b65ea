import type { Portico } from '@portico/core'
import { reportError } from '@portico/core/internal'
import { Component, type ReactNode } from 'react'
import { useMessages } from '../hooks/internal/useTexts.js'
import { ViewBody } from '../ui/index.js'
import { ErrorState } from '../views/parts/states/StateMessage.js'

interface ViewBoundaryProps {
  readonly portico: Portico
  readonly children: ReactNode
}

/** Contains errors of one view, including failed chunk loads, so that the rest of the modal stays usable. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(this.props.portico, 'A view could not be drawn.', error)
  }

  private readonly retry = () => {
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ViewFailure onRetry={this.retry} /> : this.props.children
  }
}

export function ViewFailure({ onRetry }: { readonly onRetry: () => void }) {
  const { modal } = useMessages()
  return (
    <ViewBody>
      <ErrorState title={modal.viewFailed} onRetry={onRetry} retryLabel={modal.tryAgain} />
    </ViewBody>
  )
}
