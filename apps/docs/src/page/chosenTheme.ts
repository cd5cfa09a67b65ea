export type Theme = 'light' | 'dark'

const key = 'portico-docs-theme'

/** The theme that the reader chose earlier; the system's if storage is blocked or empty. */
export function readTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : undefined
  } catch {
    return undefined
  }
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked; the choice applies to this page only.
  }
}
