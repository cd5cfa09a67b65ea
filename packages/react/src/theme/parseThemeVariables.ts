import { parseColor, type Rgb } from './parseColor.js'

type ThemeVariableName =
  | 'accent'
  | 'color-mix'
  | 'color-mix-strength'
  | 'font-family'
  | 'font-size-master'
  | 'border-radius-master'
  | 'z-index'
  | 'qr-color'

/** In order of precedence. The last two are AppKit's, for migrating sites. */
const PREFIXES = ['--portico-', '--apkt-', '--w3m-'] as const

export type ThemeVariables = {
  readonly [Name in `${(typeof PREFIXES)[number]}${ThemeVariableName}`]?: string | number | undefined
}

export interface Length {
  readonly value: number
  readonly unit: string
}

export interface ThemeInputs {
  readonly accent: Rgb | null
  readonly mix: Rgb | null
  /** 0 to 1. */
  readonly mixStrength: number
  readonly fontFamily: string
  readonly fontSize: Length
  readonly radius: Length
  readonly zIndex: number
  readonly qrColor: Rgb | null
  readonly rejected: readonly string[]
}

/** No web font is fetched. */
const SYSTEM_FONT =
  "ui-sans-serif, -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif"
const MAX_Z_INDEX = 2_147_483_647

const LENGTH = /^(\d{1,3}(?:\.\d{1,4})?)(px|rem|em)$/
const FAMILY = /^(?:[\p{L}\p{N} _-]+|'[\p{L}\p{N} _.-]+'|"[\p{L}\p{N} _.-]+"|var\(--[\w-]{1,64}\))$/u

/** Each value must match its grammar, so that no `url(…)`, `;`, `}` or `@import` reaches the stylesheet. */
export function parseThemeVariables(variables: ThemeVariables): ThemeInputs {
  const rejected: string[] = []

  function read<T>(name: ThemeVariableName, parse: (text: string) => T | null, fallback: T): T {
    for (const prefix of PREFIXES) {
      const given = variables[`${prefix}${name}`]
      if (given === undefined || given === '') continue
      const text = typeof given === 'number' || typeof given === 'string' ? String(given).trim() : ''
      const parsed = text.length <= 256 ? parse(text) : null
      if (parsed !== null) return parsed
      rejected.push(`${prefix}${name}`)
    }
    return fallback
  }

  return {
    accent: read<Rgb | null>('accent', parseColor, null),
    mix: read<Rgb | null>('color-mix', parseColor, null),
    mixStrength: read('color-mix-strength', parsePercentage, 0),
    fontFamily: read('font-family', parseFontFamily, SYSTEM_FONT),
    fontSize: read('font-size-master', text => parseLength(text, 6, 20), { value: 10, unit: 'px' }),
    radius: read('border-radius-master', text => parseLength(text, 0, 20), { value: 4, unit: 'px' }),
    zIndex: read('z-index', parseZIndex, 999),
    qrColor: read<Rgb | null>('qr-color', parseColor, null),
    rejected,
  }
}

function parsePercentage(text: string): number | null {
  const value = /^\d{1,3}(?:\.\d{1,4})?%?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  return value <= 100 ? value / 100 : null
}

function parseFontFamily(text: string): string | null {
  const families = text.split(',').map(family => family.trim())
  return families.every(family => FAMILY.test(family)) ? families.join(', ') : null
}

function parseLength(text: string, min: number, max: number): Length | null {
  const [, number = '', unit = ''] = LENGTH.exec(text) ?? (/^0$/.test(text) ? ['', '0', 'px'] : [])
  const value = Number.parseFloat(number)
  const pixels = unit === 'px' ? value : value * 16
  return pixels >= min && pixels <= max ? { value, unit } : null
}

function parseZIndex(text: string): number | null {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return value <= MAX_Z_INDEX ? value : null
}
