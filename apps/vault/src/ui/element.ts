type Child = Node | string | undefined

interface Attributes {
  readonly [name: string]: string | boolean | undefined | ((event: Event) => void)
}

/**
 * Creates an element. Text is never parsed as markup, which the CSP forbids too. Attributes that begin with `on` are
 * listeners.
 */
export function element<tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (value === true) made.setAttribute(name, '')
    else if (typeof value === 'string') made.setAttribute(name, value)
  }
  made.append(...children.flat().filter(child => child !== undefined))
  return made
}
