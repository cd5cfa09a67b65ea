import { Component, createRef, type ReactNode } from 'react'

export type TravelDirection = 'forward' | 'back' | 'none'

export interface ViewTransitionProps {
  /** Another key is another view. */
  viewKey: string
  direction: TravelDirection
  children: ReactNode
}

/**
 * Slides the new view in while a picture of the old one slides out. The old view itself is gone at once: it may
 * depend on a route that no longer exists. The picture is a copy in a closed shadow root, where neither scripts
 * nor assistive technology meet it. A class, since only classes can look at the DOM before React changes it.
 */
export class ViewTransition extends Component<ViewTransitionProps> {
  private readonly view = createRef<HTMLDivElement>()
  private readonly layer = createRef<HTMLDivElement>()
  private shadow: ShadowRoot | null = null

  override getSnapshotBeforeUpdate(previous: ViewTransitionProps): Element | null {
    const view = this.view.current
    if (previous.viewKey === this.props.viewKey || this.props.direction === 'none' || !view) return null
    return copyView(view)
  }

  override componentDidUpdate(_props: ViewTransitionProps, _state: unknown, picture: Element | null): void {
    if (picture) this.showLeaving(picture)
    this.keepFocus()
  }

  override render() {
    const { viewKey, direction, children } = this.props
    return (
      <div className="views" data-direction={direction}>
        <div key={viewKey} ref={this.view} className="view" data-scroll="">
          {children}
        </div>
        <div ref={this.layer} className="views-leaving" aria-hidden="true" />
      </div>
    )
  }

  private showLeaving(picture: Element): void {
    const layer = this.layer.current
    const root = layer?.getRootNode()
    if (!layer || !(root instanceof ShadowRoot) || !root.adoptedStyleSheets) return
    // A root survives its component when StrictMode or a hot reload makes a second one.
    this.shadow ??= layer.attachShadow({ mode: 'closed' })
    this.shadow.adoptedStyleSheets = root.adoptedStyleSheets
    picture.classList.add('view-leaving')
    picture.setAttribute('data-direction', this.props.direction)
    picture.addEventListener('animationend', event => {
      if (event.target === picture) picture.remove()
    })
    this.shadow.replaceChildren(picture)
  }

  /** If focus was in the view that went, the card takes it, so that Tab and the screen reader go on from there. */
  private keepFocus(): void {
    const view = this.view.current
    const root = view?.getRootNode()
    if (view && (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === null) {
      view.closest<HTMLElement>('.card')?.focus({ preventScroll: true })
    }
  }
}

function copyView(view: Element): Element | null {
  const copy = view.cloneNode(true)
  if (!(copy instanceof Element)) return null
  const scrolled = [view, ...view.querySelectorAll('[data-scroll]')]
  const copies = [copy, ...copy.querySelectorAll('[data-scroll]')]
  const positions = scrolled.map(element => element.scrollTop)
  // Positions can be set once the copy is laid out.
  requestAnimationFrame(() => {
    for (const [index, element] of copies.entries()) element.scrollTop = positions[index] ?? 0
  })
  return copy
}
