import {
  BLACK,
  ensureContrast,
  formatColor,
  getContrast,
  getReadableOn,
  mixColors,
  WHITE,
} from './contrast.js'
import { DARK, LIGHT, type Palette } from './palettes.js'
import type { Rgb } from './parseColor.js'
import {
  type Length,
  parseThemeVariables,
  type ThemeInputs,
  type ThemeVariables,
} from './parseThemeVariables.js'

export type ThemeMode = 'light' | 'dark'

/** CSS property names, nearly all custom ones, and their values. */
export type ResolvedTheme = Readonly<Record<string, string>>

const FONT_SIZES = {
  '3xs': 0.8,
  '2xs': 1,
  xs: 1.2,
  sm: 1.4,
  md: 1.6,
  lg: 1.8,
  xl: 2,
  '2xl': 2.2,
  '3xl': 2.4,
  '4xl': 4,
} as const

const RADII = { '3xs': 1, '2xs': 1.5, xs: 2, sm: 3, md: 4, lg: 5, xl: 7, '2xl': 9, full: 20 } as const

const FIXED = {
  '--portico-modal-width': '360px',
  '--portico-header-height': '64px',
  '--portico-view-padding': '16px',
  '--portico-duration-press': '100ms',
  '--portico-duration-title': '120ms',
  '--portico-duration-height': '150ms',
  '--portico-duration-view': '150ms',
  '--portico-duration-shake': '500ms',
  '--portico-ease': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  '--portico-qr-background': '#ffffff',
} as const

const QR_DARK: Rgb = [16, 18, 24]

/** Every token from few inputs. Pure, so that the contrast of each pair can be proven without a browser. */
export function resolveTheme(options: {
  mode: ThemeMode
  variables?: ThemeVariables | undefined
}): ResolvedTheme {
  const inputs = parseThemeVariables(options.variables ?? {})
  const colors = resolveColors(options.mode === 'dark' ? DARK : LIGHT, inputs)
  return {
    'color-scheme': options.mode,
    ...FIXED,
    ...mapKeys('--portico-', colors, formatColor),
    '--portico-overlay': (options.mode === 'dark' ? DARK : LIGHT).overlay,
    '--portico-shadow': (options.mode === 'dark' ? DARK : LIGHT).shadow,
    '--portico-font-family': inputs.fontFamily,
    '--portico-z-index': String(inputs.zIndex),
    ...mapKeys('--portico-font-size-', FONT_SIZES, factor => scale(inputs.fontSize, factor)),
    ...mapKeys('--portico-radius-', RADII, factor => scale(inputs.radius, factor)),
  }
}

function resolveColors(palette: Palette, inputs: ThemeInputs) {
  const tint = (color: Rgb) => (inputs.mix ? mixColors(color, inputs.mix, inputs.mixStrength) : color)
  const background = tint(palette.background)
  const surface = tint(palette.surface)
  const surfaceHover = tint(palette.surfaceHover)
  const surfaceActive = tint(palette.surfaceActive)
  const backdrops = [background, surface, surfaceHover, surfaceActive]

  const accent = inputs.accent ?? palette.accent
  const onAccent = getReadableOn(accent)
  // Pressing moves the fill away from its text, so contrast only grows; black and white have only one way to go.
  const away = onAccent[0] === 255 ? BLACK : WHITE
  const press = (amount: number) => {
    const pressed = mixColors(accent, away, amount)
    return getContrast(pressed, accent) > 1.05 ? pressed : mixColors(accent, onAccent, amount)
  }

  const tone = (color: Rgb) => {
    const soft = mixColors(background, color, palette.softness)
    return { soft, text: ensureContrast(color, [...backdrops, soft], 4.5) }
  }
  const accentTone = tone(accent)
  const success = tone(palette.success)
  const warning = tone(palette.warning)
  const danger = tone(palette.danger)

  return {
    accent,
    'accent-hover': press(0.1),
    'accent-active': press(0.2),
    'on-accent': onAccent,
    'accent-text': accentTone.text,
    'accent-soft': accentTone.soft,
    focus: ensureContrast(accent, backdrops, 3),
    background,
    surface,
    'surface-hover': surfaceHover,
    'surface-active': surfaceActive,
    border: tint(palette.border),
    'border-control': ensureContrast(palette.borderControl, [background, surface], 3),
    text: ensureContrast(palette.text, backdrops, 7),
    'text-secondary': ensureContrast(palette.textSecondary, backdrops, 4.5),
    success: success.text,
    'success-soft': success.soft,
    warning: warning.text,
    'warning-soft': warning.soft,
    danger: danger.text,
    'danger-soft': danger.soft,
    // A camera must tell the dots from the white card behind them.
    'qr-color': inputs.qrColor && getContrast(inputs.qrColor, WHITE) >= 4.5 ? inputs.qrColor : QR_DARK,
  } satisfies Record<string, Rgb>
}

const scale = ({ value, unit }: Length, factor: number) => `${Number((value * factor).toFixed(4))}${unit}`

function mapKeys<T>(prefix: string, record: Readonly<Record<string, T>>, format: (value: T) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [prefix + name, format(value)]))
}
