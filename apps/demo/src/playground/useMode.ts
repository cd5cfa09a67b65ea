import { useSyncExternalStore } from 'react'
import type { Settings } from './settings.ts'

const query = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** The effective mode: the system's if none is chosen. */
export function useMode(chosen: Settings['themeMode']): 'light' | 'dark' {
  const isDark = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
  return chosen === 'system' ? (isDark ? 'dark' : 'light') : chosen
}
