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

    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [container, active])
}
