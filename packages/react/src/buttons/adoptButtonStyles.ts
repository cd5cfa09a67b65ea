// A cache per root, shared by all instances.
const adopted = new WeakMap<Document | ShadowRoot, Set<string>>()

/** Adopts the button styles once per root. They are smaller than the modal's and on the page before it. */
export function adoptButtonStyles(root: Document | ShadowRoot, styles: string): void {
  const known = adopted.get(root) ?? new Set()
  adopted.set(root, known)
  if (known.has(styles)) return
  known.add(styles)
  // Safari before 16.4 cannot construct stylesheets.
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
