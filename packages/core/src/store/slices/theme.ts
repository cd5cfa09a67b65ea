export type ThemeMode = 'light' | 'dark'

type ThemeVariableName =
  | 'accent'
  | 'color-mix'
  | 'color-mix-strength'
  | 'font-family'
  | 'font-size-master'
  | 'border-radius-master'
  | 'z-index'
  | 'qr-color'

/** The looks of the kit by name. The older prefixes are those that sites may have in their code. */
export type ThemeVariables = {
  readonly [Name in `--${'portico' | 'apkt' | 'w3m'}-${ThemeVariableName}`]?: string | number | undefined
}

export interface ThemeState {
  /** Undefined follows the system. */
  readonly mode?: ThemeMode | undefined
  readonly variables: ThemeVariables
}
