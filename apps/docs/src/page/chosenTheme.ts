export type Theme = 'light' | 'dark'

const key = 'portico-docs-theme'

/** What the reader has chosen on an earlier page; the system's where storage is blocked or empty. */
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
    // Then it holds for this page alone.
  }
}
