// What is styled already: a fact about the page, the same for every instance.
const adopted = new WeakMap<Document | ShadowRoot, Set<string>>()

/**
 * Styles the buttons of a document or shadow root, once and for good: the rules touch nothing but our classes.
 * Far smaller than what the modal uses, since this is on the page before the modal is.
 */
export function adoptButtonStyles(root: Document | ShadowRoot, styles: string): void {
  const known = adopted.get(root) ?? new Set()
  adopted.set(root, known)
  if (known.has(styles)) return
  known.add(styles)
  // Safari before 16.4 cannot construct sheets.
  if (root.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  } else {
    const element = document.createElement('style')
    element.textContent = styles
    ;('head' in root ? root.head : root).append(element)
  }
}
