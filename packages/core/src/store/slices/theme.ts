export type ThemeMode = 'light' | 'dark'

/** Theme variables, each with the prefix `--portico-`. */
export interface ThemeVariableValues {
  /** Colour of buttons, links and selections. Text on it is light or dark, whichever is readable. */
  readonly accent: string
  /** Colour mixed into every surface. */
  readonly 'color-mix': string
  /** Strength of the mix, 0 to 100 per cent. */
  readonly 'color-mix-strength': string | number
  /** CSS font family. Fonts are not loaded; the page has to provide them. */
  readonly 'font-family': string
  /** Base of all font sizes: 6px to 20px. */
  readonly 'font-size-master': string
  /** Base of all corner radii: 0px to 20px. */
  readonly 'border-radius-master': string
  /** Stacking order of the dialog on the page. */
  readonly 'z-index': string | number
  /** Colour of the QR code's dots; it stays dark enough to be scanned. */
  readonly 'qr-color': string
}

/** Theme variables. The legacy prefixes are accepted for existing sites. */
export type ThemeVariables = {
  readonly [Name in keyof ThemeVariableValues as `--${'portico' | 'apkt' | 'w3m'}-${Name}`]?:
    | ThemeVariableValues[Name]
    | undefined
}

export interface ThemeState {
  readonly mode?: ThemeMode | undefined
  readonly variables: ThemeVariables
}
