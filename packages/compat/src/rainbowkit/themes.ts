import type { ThemeMode, ThemeOptions } from '@portico/core'

export interface ThemeVars {
  readonly mode: ThemeMode
  readonly colors: { readonly accentColor?: string | undefined }
  readonly fonts: { readonly body?: string | undefined }
  readonly radii: { readonly modal?: string | undefined }
}

export type Theme = ThemeVars | { readonly lightMode: ThemeVars; readonly darkMode: ThemeVars }

export interface ThemeSettings {
  readonly accentColor?: string | undefined
  /** Without effect: text on the accent is light or dark, whichever is readable. */
  readonly accentColorForeground?: string | undefined
  readonly borderRadius?: 'large' | 'medium' | 'small' | 'none' | undefined
  readonly fontStack?: 'rounded' | 'system' | undefined
  /** Without effect. */
  readonly overlayBlur?: 'large' | 'small' | 'none' | undefined
}

const radii = { large: '4px', medium: '3px', small: '2px', none: '0px' }
const roundedFonts = "ui-rounded, 'SF Pro Rounded', system-ui, sans-serif"

const createTheme =
  (mode: ThemeMode) =>
  ({ accentColor, borderRadius, fontStack }: ThemeSettings = {}): ThemeVars => ({
    mode,
    colors: { accentColor },
    fonts: { body: fontStack === 'rounded' ? roundedFonts : undefined },
    radii: { modal: borderRadius && radii[borderRadius] },
  })

const white = '#ffffff'
const accentColors = {
  blue: { accentColor: '#1f6feb', accentColorForeground: white },
  green: { accentColor: '#1a9c5b', accentColorForeground: white },
  orange: { accentColor: '#e8590c', accentColorForeground: white },
  pink: { accentColor: '#e64980', accentColorForeground: white },
  purple: { accentColor: '#7048e8', accentColorForeground: white },
  red: { accentColor: '#e03131', accentColorForeground: white },
}

export const lightTheme = Object.assign(createTheme('light'), { accentColors })
export const darkTheme = Object.assign(createTheme('dark'), { accentColors })
/** The same as the dark theme. */
export const midnightTheme = Object.assign(createTheme('dark'), { accentColors })

/** With two themes the system chooses the mode, and the colours are those of the light one. */
export function toThemeOptions(theme: Theme | null | undefined): ThemeOptions {
  if (!theme) return {}
  const isPair = 'lightMode' in theme
  const { mode, colors, fonts, radii: corners } = isPair ? theme.lightMode : theme
  return {
    mode: isPair ? undefined : mode,
    variables: {
      ...(colors.accentColor && { '--portico-accent': colors.accentColor }),
      ...(fonts.body && { '--portico-font-family': fonts.body }),
      ...(corners.modal && { '--portico-border-radius-master': corners.modal }),
    },
  }
}
