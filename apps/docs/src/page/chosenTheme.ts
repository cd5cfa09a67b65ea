import { readChoice, storeChoice } from './storedChoice.ts'

export type Theme = 'light' | 'dark'

export const themeKey = 'portico-docs-theme'

/** The theme that the reader chose earlier; otherwise it is the system's. */
export function readTheme(): Theme | undefined {
  const stored = readChoice(themeKey)
  return stored === 'light' || stored === 'dark' ? stored : undefined
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}

export const storeTheme = (theme: Theme): void => storeChoice(themeKey, theme)
