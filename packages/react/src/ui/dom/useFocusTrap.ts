import { type RefObject, useEffect } from 'react'
import { containsComposed } from './containsComposed.js'
import { getActiveElement } from './getActiveElement.js'
import { getTabbables } from './getTabbables.js'

/** Tab and Shift+Tab go round inside the container instead of leaving for the browser's own controls. */
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
      // On the card itself Tab goes on as usual, but Shift+Tab would leave it.
      if (focused === edge || (!inside && (event.shiftKey || !containsComposed(element, focused)))) {
        event.preventDefault()
        ;(event.shiftKey ? last : first)?.focus()
      }
    }

    // What had the focus may be gone with its part of a view: then nobody hears the keys until the card takes it.
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
