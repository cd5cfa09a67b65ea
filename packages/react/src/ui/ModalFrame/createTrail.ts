interface Step {
  readonly control: HTMLElement
  readonly tag: string
  readonly name: string | null
}

export interface Trail {
  readonly leave: (viewKey: string, focused: Element | null) => void
  readonly find: (viewKey: string, view: Element) => HTMLElement | undefined
}

/**
 * Remembers which control led away from which view, to restore focus on return. A view mounts anew on return, so
 * its control is found by its label.
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
