import { Component, createRef, type ReactNode } from 'react'

export type TravelDirection = 'forward' | 'back' | 'none'

interface ViewTransitionProps {
  viewKey: string
  direction: TravelDirection
  children: ReactNode
}

interface Snapshot {
  readonly picture: Element
  /** A copy, because a view removes its styles when it unmounts. */
  readonly sheets: readonly CSSStyleSheet[]
  readonly hadFocus: boolean
}

/**
 * Slides the new view in beside a snapshot of the old one, in a closed shadow root. Only classes can read the DOM
 * before React changes it.
 */
export class ViewTransition extends Component<ViewTransitionProps, Omit<ViewTransitionProps, 'children'>> {
  override state = { viewKey: this.props.viewKey, direction: this.props.direction }
  private readonly view = createRef<HTMLDivElement>()
  private readonly layer = createRef<HTMLDivElement>()
  private readonly trail = createTrail()
  private shadow: ShadowRoot | null = null

  /** A view keeps its initial direction; changing it later would restart the animation. */
  static getDerivedStateFromProps({ viewKey, direction }: ViewTransitionProps, state: { viewKey: string }) {
    return viewKey === state.viewKey ? null : { viewKey, direction }
  }

  override getSnapshotBeforeUpdate(previous: ViewTransitionProps): Snapshot | null {
    const view = this.view.current
    if (previous.viewKey === this.props.viewKey || !view) return null
    const root = getRoot(view)
    if (this.state.direction === 'forward') this.trail.leave(previous.viewKey, root?.activeElement ?? null)
    return {
      picture: copyView(view),
      sheets: [...(root?.adoptedStyleSheets ?? [])],
      hadFocus: root?.activeElement != null,
    }
  }

  override componentDidUpdate(_props: unknown, _state: unknown, snapshot: Snapshot | null): void {
    if (!snapshot) return
    if (this.state.direction !== 'none') this.showLeaving(snapshot)
    if (snapshot.hadFocus) this.placeFocus()
  }

  /** Restores focus to the control that led away from this view. Otherwise the card takes it. */
  private placeFocus(): void {
    const view = this.view.current
    if (!view) return
    const { viewKey, direction } = this.state
    const control = direction === 'back' ? this.trail.find(viewKey, view) : undefined
    // The browser's own scrolling would shift the slide animation.
    control?.focus({ preventScroll: true })
    if (control && view.contains(control)) view.scrollTop += Math.max(0, getBottom(control) - getBottom(view))
    if (getRoot(view)?.activeElement === null) {
      view.closest<HTMLElement>('.card')?.focus({ preventScroll: true })
    }
  }

  override render() {
    const { viewKey, direction } = this.state
    return (
      <div className="views">
        <div key={viewKey} ref={this.view} className="view" data-direction={direction} data-scroll="">
          {this.props.children}
        </div>
        <div ref={this.layer} className="views-leaving" aria-hidden="true" />
      </div>
    )
  }

  private showLeaving({ picture, sheets }: Snapshot): void {
    const layer = this.layer.current
    // An unstyled snapshot would be worse than none.
    if (!layer || sheets.length === 0) return
    this.shadow ??= layer.attachShadow({ mode: 'closed' })
    this.shadow.adoptedStyleSheets = [...sheets]
    picture.className = 'view view-leaving'
    picture.setAttribute('data-direction', this.state.direction)
    this.shadow.replaceChildren(picture)
    // In the next frame styles are computed anyway; asking now would compute them once more.
    requestAnimationFrame(() => {
      const animations = picture.getAnimations().map(animation => animation.finished)
      Promise.allSettled(animations).then(() => picture.remove())
    })
  }
}

const getBottom = (element: Element) => element.getBoundingClientRect().bottom

function getRoot(element: Element): ShadowRoot | null {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : null
}

function copyView(view: Element): Element {
  const copy = view.cloneNode(true) as Element // a clone has the type of its original
  const scrolled = [view, ...view.querySelectorAll('[data-scroll]')]
  const copies = [copy, ...copy.querySelectorAll('[data-scroll]')]
  const positions = scrolled.map(element => element.scrollTop)
  // Scroll positions can be set only after layout.
  requestAnimationFrame(() => {
    for (const [index, element] of copies.entries()) element.scrollTop = positions[index] ?? 0
  })
  return copy
}

interface Step {
  readonly control: HTMLElement
  readonly tag: string
  readonly name: string | null
}

interface Trail {
  readonly leave: (viewKey: string, focused: Element | null) => void
  readonly find: (viewKey: string, view: Element) => HTMLElement | undefined
}

/** Remembers which control led away from which view, by its label, because a view mounts anew. */
function createTrail(): Trail {
  const steps = new Map<string, Step>()
  return {
    leave(viewKey, focused) {
      if (focused instanceof HTMLElement && focused.matches('button, a'))
        steps.set(viewKey, { control: focused, tag: focused.localName, name: getName(focused) })
      else steps.delete(viewKey)
    },
    find(viewKey, view) {
      const step = steps.get(viewKey)
      if (!step || step.control.isConnected) return step?.control
      return [...view.querySelectorAll<HTMLElement>(step.tag)].find(other => getName(other) === step.name)
    },
  }
}

const getName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
