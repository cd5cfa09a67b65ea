import type { ResolvedTheme } from './resolveTheme.js'

/** A constructed stylesheet, or a style element where the browser cannot construct one (Safari before 16.4). */
type StyleHandle = CSSStyleSheet | HTMLStyleElement

type Adopter = Document | ShadowRoot

/** A constructed sheet can only be adopted by the document whose window created it. */
function createSheet(document: Document): StyleHandle {
  const Sheet = document.defaultView?.CSSStyleSheet
  const constructs =
    Sheet !== undefined && 'replaceSync' in Sheet.prototype && 'adoptedStyleSheets' in document
  return constructs ? new Sheet() : document.createElement('style')
}

function writeSheet(sheet: StyleHandle, text: string): void {
  if ('replaceSync' in sheet) sheet.replaceSync(text)
  else sheet.textContent = text
}

// Caches: the same text always gives the same sheet, and entries are collected with their document or root.
const sheetsOfDocument = new WeakMap<Document, Map<string, StyleHandle>>()
const usesOfRoot = new WeakMap<Adopter, Map<StyleHandle, number>>()

/** Adopts each stylesheet once per root, with reference counting. Returns the release function. */
export function adoptStyles(root: Adopter, styles: readonly (string | StyleHandle)[]): () => void {
  const handles = styles.map(style => (typeof style === 'string' ? getSheet(root, style) : style))
  const uses = usesOfRoot.get(root) ?? new Map<StyleHandle, number>()
  usesOfRoot.set(root, uses)

  attach(root, new Set(handles.filter(handle => !uses.has(handle))))
  for (const handle of handles) uses.set(handle, (uses.get(handle) ?? 0) + 1)

  let released = false
  return () => {
    if (released) return
    released = true
    for (const handle of handles) {
      const count = uses.get(handle) ?? 0
      if (count > 1) uses.set(handle, count - 1)
      else {
        uses.delete(handle)
        detach(root, handle)
      }
    }
  }
}

function getSheet(root: Adopter, text: string): StyleHandle {
  const document = root.ownerDocument ?? (root as Document) // only a document has no owner
  const sheets = sheetsOfDocument.get(document) ?? new Map<string, StyleHandle>()
  sheetsOfDocument.set(document, sheets)
  const known = sheets.get(text)
  if (known) return known
  const sheet = createSheet(document)
  writeSheet(sheet, text)
  // An element can only be in one place, so only constructed sheets are shared.
  if ('replaceSync' in sheet) sheets.set(text, sheet)
  return sheet
}

/** Sets the list once, because each assignment makes the browser re-evaluate every sheet. */
function attach(root: Adopter, handles: Iterable<StyleHandle>): void {
  const sheets: CSSStyleSheet[] = []
  for (const handle of handles)
    if ('replaceSync' in handle) sheets.push(handle)
    else ('head' in root ? root.head : root).append(handle)
  if (sheets.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
}

function detach(root: Adopter, handle: StyleHandle): void {
  if ('replaceSync' in handle)
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter(sheet => sheet !== handle)
  else handle.remove()
}

interface ThemeSheet {
  readonly sheet: StyleHandle
  update(theme: ResolvedTheme): void
}

export function createThemeSheet(document: Document, selector = ':host'): ThemeSheet {
  const sheet = createSheet(document)
  return {
    sheet,
    update: theme => writeSheet(sheet, formatThemeRule(theme, selector)),
  }
}

function formatThemeRule(theme: ResolvedTheme, selector = ':host'): string {
  const declarations = Object.entries(theme).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}
