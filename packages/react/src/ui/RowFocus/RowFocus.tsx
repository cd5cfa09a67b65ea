import { Component, createRef, type ReactNode } from 'react'

export interface RowFocusProps {
  /** Contains rows with `data-row`, which may appear and disappear. */
  children: ReactNode
}

interface Place {
  readonly row: Element
  /** The index of the row, and of the control within the row. */
  readonly index: number
  readonly control: number
}

/**
 * When the focused row is removed, its successor takes focus, else the heading. Only classes can read the DOM
 * before React changes it.
 */
export class RowFocus extends Component<RowFocusProps> {
  private readonly box = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): Place | null {
    const rows = this.listRows()
    const root = this.box.current?.getRootNode()
    const focused = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
    const index = rows.findIndex(row => row.contains(focused))
    const row = rows[index]
    return row ? { row, index, control: listControls(row).indexOf(focused as HTMLElement) } : null
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    if (!place || place.row.isConnected) return
    const rows = this.listRows()
    const row = rows[Math.min(place.index, rows.length - 1)]
    const control = row && listControls(row).at(place.control)
    if (control) control.focus()
    else this.focusHeading()
  }

  private focusHeading(): void {
    const card = this.box.current?.closest('.card')
    const heading = card?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus()
  }

  private listRows(): readonly Element[] {
    return [...(this.box.current?.querySelectorAll('[data-row]') ?? [])]
  }

  override render() {
    return (
      <div ref={this.box} className="row-focus">
        {this.props.children}
      </div>
    )
  }
}

const listControls = (row: Element) => [...row.querySelectorAll<HTMLElement>('button, a')]
