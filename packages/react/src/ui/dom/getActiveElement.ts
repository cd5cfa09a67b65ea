/** The focused element across shadow roots; `document.activeElement` stops at shadow hosts. */
export function getActiveElement(root: Document | ShadowRoot): Element | null {
  const active = root.activeElement
  return active?.shadowRoot ? (getActiveElement(active.shadowRoot) ?? active) : active
}

/** `contains` across shadow roots and slots. */
export function containsComposed(parent: Node, node: Node | null): boolean {
  for (let current = node; current; current = getComposedParent(current)) {
    if (current === parent) return true
  }
  return false
}

function getComposedParent(node: Node): Node | null {
  if ('assignedSlot' in node && node.assignedSlot instanceof Node) return node.assignedSlot
  return node.parentNode ?? ('host' in node && node.host instanceof Node ? node.host : null)
}
