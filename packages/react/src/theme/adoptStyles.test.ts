import { describe, expect, it } from 'vitest'
import { adoptStyles, createThemeSheet } from './adoptStyles.js'
import { resolveTheme } from './resolveTheme.js'

class FakeSheet {
  text = ''
  replaceSync(text: string) {
    this.text = text
  }
}

interface FakeRoot {
  ownerDocument: FakeDocument | null
  adoptedStyleSheets: FakeSheet[]
}
interface FakeDocument extends FakeRoot {
  defaultView: { CSSStyleSheet: typeof FakeSheet }
}

const createDocument = (): FakeDocument => ({
  ownerDocument: null,
  adoptedStyleSheets: [],
  defaultView: { CSSStyleSheet: FakeSheet },
})
const createRoot = (document: FakeDocument): FakeRoot => ({ ownerDocument: document, adoptedStyleSheets: [] })

// Only the members in use.
const asShadow = (root: FakeRoot) => root as unknown as ShadowRoot
const asDocument = (document: FakeDocument) => document as unknown as Document

describe('adoptStyles', () => {
  it('parses each text once per document, however many roots use it [RD15]', () => {
    const document = createDocument()
    const [one, two] = [createRoot(document), createRoot(document)]
    adoptStyles(asShadow(one), ['a{}', 'b{}'])
    adoptStyles(asShadow(two), ['a{}'])
    expect(one.adoptedStyleSheets.map(sheet => sheet.text)).toEqual(['a{}', 'b{}'])
    expect(two.adoptedStyleSheets[0]).toBe(one.adoptedStyleSheets[0])
  })

  it('never shares a sheet between documents, which browsers refuse [RD15]', () => {
    const [one, two] = [createRoot(createDocument()), createRoot(createDocument())]
    adoptStyles(asShadow(one), ['a{}'])
    adoptStyles(asShadow(two), ['a{}'])
    expect(two.adoptedStyleSheets[0]).not.toBe(one.adoptedStyleSheets[0])
  })

  it('adopts once and lets go with the last user, leaving the sheets of the page alone [RD15]', () => {
    const document = createDocument()
    const own = new FakeSheet()
    document.adoptedStyleSheets = [own]
    const first = adoptStyles(asDocument(document), ['a{}'])
    const second = adoptStyles(asDocument(document), ['a{}'])
    expect(document.adoptedStyleSheets).toHaveLength(2)
    first()
    first()
    expect(document.adoptedStyleSheets).toHaveLength(2)
    second()
    expect(document.adoptedStyleSheets).toEqual([own])
  })
})

describe('createThemeSheet', () => {
  it('replaces all tokens in one step when the theme changes [V-11]', () => {
    const document = createDocument()
    const root = createRoot(document)
    const theme = createThemeSheet(asDocument(document))
    adoptStyles(asShadow(root), [theme.sheet])
    theme.update(resolveTheme({ mode: 'light' }))
    expect(root.adoptedStyleSheets[0]?.text).toMatch(
      /^:host\{color-scheme:light;.*--portico-z-index:999.*\}$/,
    )
    theme.update(resolveTheme({ mode: 'dark', variables: { '--portico-z-index': 5 } }))
    expect(root.adoptedStyleSheets[0]?.text).toMatch(/^:host\{color-scheme:dark;.*--portico-z-index:5.*\}$/)
    expect(root.adoptedStyleSheets).toHaveLength(1)
  })
})
