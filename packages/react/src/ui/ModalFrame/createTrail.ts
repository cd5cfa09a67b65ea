interface Step {
  readonly control: HTMLElement
  readonly tag: string
  readonly name: string | null
}

export interface Trail {
  /** Somebody goes on from this view; `focused` is what had the focus. */
  readonly leave: (viewKey: string, focused: Element | null) => void
  /** What led away from this view when it was there last. */
  readonly find: (viewKey: string, view: Element) => HTMLElement | undefined
}

/**
 * Which control led away from which view, so that whoever comes back goes on from there. A view that comes back is
 * drawn anew: its control is the one that says the same.
 */
export function createTrail(): Trail {
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
