import { type RefObject, useEffect } from 'react'
import { containsComposed, getActiveElement } from './getActiveElement.js'

export function useFocusTrap(container: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const element = container.current
    if (!active || !element) return

    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !element) return
      const tabbables = getTabbables(element)
      const first = tabbables[0]
      const last = tabbables.at(-1)
      const focused = getActiveElement(element.ownerDocument)
      const edge = event.shiftKey ? first : last
      const inside = tabbables.some(tabbable => tabbable === focused)
      // From the card itself Tab continues as usual, but Shift+Tab would leave it.
      if (focused === edge || (!inside && (event.shiftKey || !containsComposed(element, focused)))) {
        event.preventDefault()
        ;(event.shiftKey ? last : first)?.focus()
      }
    }

    // The focused element may be removed with its part of the view. The card takes focus then, or keys would go to
    // the page.
    const { ownerDocument } = element
    const observer = new MutationObserver(() => {
      if (ownerDocument.activeElement !== ownerDocument.body) return
      element.querySelector<HTMLElement>('.card')?.focus({ preventScroll: true })
    })
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('keydown', onKeyDown)
    return () => {
      observer.disconnect()
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [container, active])
}

const TABBABLE =
  'a[href],area[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),' +
  'textarea:not(:disabled),iframe,summary,audio[controls],video[controls],[contenteditable],[tabindex]'

/** The tab stops inside the container in document order, across slots and nested shadow roots. */
function getTabbables(container: Element | ShadowRoot): HTMLElement[] {
  return getComposedChildren(container).flatMap(child => {
    if (child.matches('[inert],[hidden]')) return []
    const self = child instanceof HTMLElement && isTabbable(child) ? [child] : []
    return [...self, ...getTabbables(child)]
  })
}

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || !element.matches(TABBABLE)) return false
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
}

function getComposedChildren(node: Element | ShadowRoot): readonly Element[] {
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedElements()
    if (assigned.length > 0) return assigned
  }
  const open = node instanceof Element ? node.shadowRoot : null
  return [...(open ?? node).children]
}
