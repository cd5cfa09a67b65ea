export type ThemeMode = 'light' | 'dark'

/** What can be set, each with `--portico-` before it. */
export interface ThemeVariableValues {
  /** Of buttons, links and what is chosen; a colour. Text on it is made light or dark, whichever can be read. */
  readonly accent: string
  /** A colour that is worked into every surface, to bring the dialog closer to the site. */
  readonly 'color-mix': string
  /** How much of it: 0 to 100, in percent. */
  readonly 'color-mix-strength': string | number
  /** As in CSS. Nothing is fetched: the font has to be on the page. */
  readonly 'font-family': string
  /** All sizes of text follow from it: 6px to 20px. */
  readonly 'font-size-master': string
  /** All corners follow from it: 0px to 20px. */
  readonly 'border-radius-master': string
  /** Of the dialog, over what is on the page. */
  readonly 'z-index': string | number
  /** Of the dots of the code; it stays dark enough to be scanned. */
  readonly 'qr-color': string
}

/** The looks of the kit by name. The older prefixes are those that sites may have in their code. */
export type ThemeVariables = {
  readonly [Name in keyof ThemeVariableValues as `--${'portico' | 'apkt' | 'w3m'}-${Name}`]?:
    | ThemeVariableValues[Name]
    | undefined
}

export interface ThemeState {
  /** Undefined follows the system. */
  readonly mode?: ThemeMode | undefined
  readonly variables: ThemeVariables
}
