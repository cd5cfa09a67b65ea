import type { Portico } from '../runtime/Portico.js'
import type { Page } from './Environment.js'

export function watchVisibility(
  { environment: { page } }: Pick<Portico, 'environment'>,
  { onChange }: { readonly onChange: (visible: boolean) => void },
): () => void {
  const tell = () => onChange(isVisible(page))
  tell()
  page?.addEventListener('visibilitychange', tell)
  return () => page?.removeEventListener('visibilitychange', tell)
}

export function isVisible(page: Page | undefined): boolean {
  return (page?.document as Document | undefined)?.visibilityState !== 'hidden' // a window's, if there is one
}
