import { Component, type ReactNode } from 'react'
import { ViewFailure } from './ViewFailure.js'

export interface ViewBoundaryProps {
  readonly children: ReactNode
}

/** A view that throws, or whose code does not arrive, leaves the rest of the modal usable. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  private readonly retry = () => {
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <ViewFailure onRetry={this.retry} /> : this.props.children
  }
}
