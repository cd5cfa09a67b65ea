/** An opaque colour, channels 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const NAMED: Readonly<Record<string, string>> = {
  black: '000',
  white: 'fff',
  gray: '808080',
  grey: '808080',
  silver: 'c0c0c0',
  red: 'f00',
  maroon: '800000',
  orange: 'ffa500',
  yellow: 'ff0',
  olive: '808000',
  lime: '0f0',
  green: '008000',
  teal: '008080',
  aqua: '0ff',
  cyan: '0ff',
  blue: '00f',
  navy: '000080',
  indigo: '4b0082',
  purple: '800080',
  fuchsia: 'f0f',
  magenta: 'f0f',
  pink: 'ffc0cb',
}

const HEX = /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const FUNCTION = /^(rgb|hsl)a?\(([^()]{1,64})\)$/
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(%|deg|turn)?$/

/** Parses hex, `rgb()`, `hsl()` and common names. Alpha is ignored, because accents are painted opaque. */
export function parseColor(text: string): Rgb | null {
  const value = text.trim().toLowerCase()
  if (value.length > 80) return null
  const hex = value.startsWith('#') ? value.slice(1) : Object.hasOwn(NAMED, value) ? NAMED[value] : undefined
  if (hex !== undefined) return HEX.test(hex) ? parseHex(hex) : null

  const [, kind, body] = FUNCTION.exec(value) ?? []
  if (kind === undefined || body === undefined) return null
  const parts = body.split(/[\s,/]+/).filter(Boolean)
  if (parts.length < 3 || parts.length > 4 || !parts.every(part => NUMBER.test(part))) return null
  const [first = '', second = '', third = ''] = parts
  return kind === 'rgb'
    ? [parseChannel(first), parseChannel(second), parseChannel(third)]
    : fromHsl(parseHue(first), parseFraction(second), parseFraction(third))
}

function parseHex(hex: string): Rgb {
  const width = hex.length < 6 ? 1 : 2
  const channel = (index: number) => {
    const digits = hex.slice(index * width, (index + 1) * width)
    return Number.parseInt(width === 1 ? digits + digits : digits, 16)
  }
  return [channel(0), channel(1), channel(2)]
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)
const parseChannel = (text: string) =>
  clamp(text.endsWith('%') ? (Number.parseFloat(text) * 255) / 100 : Number.parseFloat(text), 255)
const parseFraction = (text: string) => clamp(Number.parseFloat(text) / 100, 1)
const parseHue = (text: string) => Number.parseFloat(text) * (text.endsWith('turn') ? 360 : 1)

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}
