import { createSheet, type StyleHandle, writeSheet } from './adoptStyles.js'
import type { ResolvedTheme } from './resolveTheme.js'

export interface ThemeSheet {
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

export function formatThemeRule(theme: ResolvedTheme, selector = ':host'): string {
  const declarations = Object.entries(theme).map(([name, value]) => `${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}
