import { type Portico, watchState } from '@portico/core'
import { type ResolvedTheme, resolveTheme } from '../theme/resolveTheme.js'
import { getMedia } from '../ui/dom/observePage.js'

const darkQuery = '(prefers-color-scheme: dark)'

export function followTheme(
  portico: Portico,
  page: Parameters<typeof getMedia>[0],
  onTheme: (theme: ResolvedTheme) => void,
): () => void {
  const system = getMedia(page, darkQuery)
  const apply = () => {
    const { mode, variables } = portico.store.get().theme
    onTheme(resolveTheme({ mode: mode ?? (system.matches ? 'dark' : 'light'), variables }))
  }
  apply()
  const stop = watchState(portico, state => state.theme, apply)
  system.addEventListener('change', apply)
  return () => {
    stop()
    system.removeEventListener('change', apply)
  }
}
