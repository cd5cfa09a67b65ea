/** The focused element across shadow roots; `document.activeElement` stops at shadow hosts. */
export function getActiveElement(root: Document | ShadowRoot): Element | null {
  const active = root.activeElement
  return active?.shadowRoot ? (getActiveElement(active.shadowRoot) ?? active) : active
}
