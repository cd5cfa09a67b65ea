export type ThemeMode = 'light' | 'dark'
export type ThemeVariables = Readonly<Record<string, string | number>>

export interface ThemeState {
  /** Undefined follows the system. */
  readonly mode?: ThemeMode | undefined
  readonly variables: ThemeVariables
}
