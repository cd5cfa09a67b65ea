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

type Surfaces = Pick<Palette, 'background' | 'surface' | 'surfaceHover' | 'surfaceActive' | 'raised'>

const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3
const QR_DARK: Rgb = [16, 18, 24]

/** Derives all tokens from a few inputs. */
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
  const surfaces = tintSurfaces(palette, inputs)
  const { background, surface } = surfaces
  const backdrops = Object.values(surfaces)

  const accent = inputs.accent ?? palette.accent
  const onAccent = getReadableOn(accent)
  // Pressing moves the fill away from its text, so that contrast only grows. Black and white have only one
  // direction.
  const away = onAccent[0] === 255 ? BLACK : WHITE
  const press = (amount: number) =>
    mixColors(accent, getContrast(accent, away) > 1.3 ? away : onAccent, amount)

  const tone = (color: Rgb, softness = palette.softness): { soft: Rgb; text: Rgb } => {
    const soft = mixColors(background, color, softness)
    const text = ensureContrast(color, [...backdrops, soft], TEXT_CONTRAST)
    const reads = [...backdrops, soft].every(backdrop => getContrast(text, backdrop) >= TEXT_CONTRAST)
    return reads || softness === 0 ? { soft, text } : tone(color, softness < 0.02 ? 0 : softness / 2)
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
    focus: ensureContrast(accent, backdrops, CONTROL_CONTRAST),
    background,
    surface,
    'surface-hover': surfaces.surfaceHover,
    'surface-active': surfaces.surfaceActive,
    raised: surfaces.raised,
    border: surfaces.surfaceActive,
    'border-control': ensureContrast(palette.borderControl, [background, surface], CONTROL_CONTRAST),
    text: ensureContrast(palette.text, backdrops, 7),
    'text-secondary': ensureContrast(palette.textSecondary, backdrops, TEXT_CONTRAST),
    success: success.text,
    'success-soft': success.soft,
    warning: warning.text,
    'warning-soft': warning.soft,
    danger: danger.text,
    'danger-soft': danger.soft,
    // A camera must distinguish the modules from the white card.
    'qr-color':
      inputs.qrColor && getContrast(inputs.qrColor, WHITE) >= TEXT_CONTRAST ? inputs.qrColor : QR_DARK,
  } satisfies Record<string, Rgb>
}

/** Around middle grey a tint can leave no readable text colour. It is reduced then. */
function tintSurfaces(palette: Palette, inputs: ThemeInputs, strength = inputs.mixStrength): Surfaces {
  const tint = (color: Rgb) => (inputs.mix ? mixColors(color, inputs.mix, strength) : color)
  const surfaces = {
    background: tint(palette.background),
    surface: tint(palette.surface),
    surfaceHover: tint(palette.surfaceHover),
    surfaceActive: tint(palette.surfaceActive),
    raised: tint(palette.raised),
  }
  const reads = [BLACK, WHITE].some(text =>
    Object.values(surfaces).every(surface => getContrast(text, surface) >= TEXT_CONTRAST),
  )
  return reads || strength <= 0 ? surfaces : tintSurfaces(palette, inputs, strength - 0.02)
}

const scale = ({ value, unit }: Length, factor: number) => `${Number((value * factor).toFixed(4))}${unit}`

function mapKeys<T>(prefix: string, record: Readonly<Record<string, T>>, format: (value: T) => string) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [prefix + name, format(value)]))
}
