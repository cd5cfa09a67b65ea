import type { Environment } from '@portico/core'
import { readProperty } from '@portico/core/adapter'

/** Whether the visitor has just tapped. Browsers that cannot tell are assumed to open the app. */
export function isTapped({ page }: Pick<Environment, 'page'>): boolean {
  const activation = readProperty(readProperty(page, 'navigator'), 'userActivation')
  return readProperty(activation, 'isActive') !== false
}

/** A frame cannot navigate to an app. */
export function openApp({ page, openWindow }: Pick<Environment, 'page' | 'openWindow'>, link: string): void {
  openWindow(link, page && page.top !== page.self ? '_top' : '_self', '')
}

/** Calls back when the visitor has been away and is here again, after the time that an answer may take. */
export function watchReturn(
  { page, setTimeout, clearTimeout }: Pick<Environment, 'page' | 'setTimeout' | 'clearTimeout'>,
  milliseconds: number,
  onReturn: () => void,
): () => void {
  let wasAway = false
  let timer: unknown
  const onChange = () => {
    const state = readProperty(readProperty(page, 'document'), 'visibilityState')
    clearTimeout(timer)
    if (state === 'hidden') wasAway = true
    else if (wasAway) timer = setTimeout(onReturn, milliseconds)
  }
  page?.addEventListener('visibilitychange', onChange)
  return () => {
    clearTimeout(timer)
    page?.removeEventListener('visibilitychange', onChange)
  }
}
