import { describe, expect, it } from 'vitest'
import { lockScroll } from './lockScroll.js'

class FakeSheet {
  replaceSync() {}
}

function createPage(options: { scrollBar: boolean; classes?: readonly string[] }) {
  const classes = new Set(options.classes)
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: readonly string[]) => names.forEach(name => void classes.delete(name)),
    toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)),
  }
  const page = {
    ownerDocument: null,
    adoptedStyleSheets: [] as unknown[],
    defaultView: { CSSStyleSheet: FakeSheet, innerWidth: 1000 },
    documentElement: { classList, clientWidth: options.scrollBar ? 985 : 1000 },
  }
  // Only the members in use.
  return { document: page as unknown as Document, classes, sheets: () => page.adoptedStyleSheets.length }
}

describe('lockScroll', () => {
  it('holds the page until the last dialog lets go, and leaves nothing behind', () => {
    const page = createPage({ scrollBar: false, classes: ['theirs'] })
    const first = lockScroll(page.document)
    const second = lockScroll(page.document)
    expect(page.classes).toContain('portico-scroll-lock')
    first()
    first()
    expect(page.classes).toContain('portico-scroll-lock')
    second()
    expect([...page.classes]).toEqual(['theirs'])
    expect(page.sheets()).toBe(0)
  })

  it('keeps the gutter of a scroll bar that takes room, so that the page does not jump', () => {
    const wide = createPage({ scrollBar: true })
    const release = lockScroll(wide.document)
    expect(wide.classes).toContain('portico-scroll-lock-gutter')
    release()
    expect(wide.classes.size).toBe(0)
    const overlaid = createPage({ scrollBar: false })
    lockScroll(overlaid.document)
    expect(overlaid.classes).not.toContain('portico-scroll-lock-gutter')
  })
})
