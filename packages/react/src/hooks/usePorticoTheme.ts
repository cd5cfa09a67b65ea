import { setThemeMode, setThemeVariables, type ThemeMode, type ThemeVariables } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance, usePorticoStore } from './internal/usePorticoStore.js'

export interface UsePorticoThemeResult {
  /** Undefined follows the system. */
  readonly themeMode: ThemeMode | undefined
  readonly themeVariables: ThemeVariables
  readonly setThemeMode: (mode: ThemeMode | undefined) => void
  /** Merges over the current variables; an undefined value resets a variable to its default. */
  readonly setThemeVariables: (variables: ThemeVariables) => void
}

/** The configured theme, and functions that change it. */
export function usePorticoTheme(): UsePorticoThemeResult {
  const portico = usePorticoInstance('usePorticoTheme')
  const theme = usePorticoStore(state => state.theme)
  return useMemo(
    () => ({
      themeMode: theme.mode,
      themeVariables: theme.variables,
      setThemeMode: mode => setThemeMode(portico, mode),
      setThemeVariables: variables => setThemeVariables(portico, variables),
    }),
    [portico, theme],
  )
}
