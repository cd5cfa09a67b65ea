const TABBABLE =
  'a[href],area[href],button:not(:disabled),input:not(:disabled):not([type=hidden]),select:not(:disabled),' +
  'textarea:not(:disabled),iframe,summary,audio[controls],video[controls],[contenteditable],[tabindex]'

/** The tab stops inside the container in document order, across slots and nested shadow roots. */
export function getTabbables(container: Element | ShadowRoot): HTMLElement[] {
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
