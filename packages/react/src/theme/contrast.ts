import type { Rgb } from './parseColor.js'

export const BLACK: Rgb = [0, 0, 0]
export const WHITE: Rgb = [255, 255, 255]
const STEPS = 20

export function formatColor(color: Rgb): string {
  return `#${color.map(channel => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes in sRGB and rounds to whole channels, so that contrast is checked on the painted colour. */
export function mixColors(base: Rgb, top: Rgb, amount: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(base[index] + (top[index] - base[index]) * amount)
  return [channel(0), channel(1), channel(2)]
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function getContrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [getLuminance(a), getLuminance(b)].sort((x, y) => y - x) as [number, number] // sorting keeps both elements
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever is readable on the colour. White wins if both are, as is usual for buttons. */
export function getReadableOn(color: Rgb): Rgb {
  return getContrast(WHITE, color) >= 4.5 || getContrast(WHITE, color) > getContrast(BLACK, color)
    ? WHITE
    : BLACK
}

/** The closest colour to the wanted one that reaches the ratio on every backdrop. */
export function ensureContrast(wanted: Rgb, backdrops: readonly Rgb[], ratio: number): Rgb {
  const worst = (color: Rgb) => Math.min(...backdrops.map(backdrop => getContrast(color, backdrop)))
  for (let step = 0; step <= STEPS; step += 1) {
    for (const pole of [BLACK, WHITE]) {
      const candidate = mixColors(wanted, pole, step / STEPS)
      if (worst(candidate) >= ratio) return candidate
    }
  }
  return worst(BLACK) > worst(WHITE) ? BLACK : WHITE
}

function getLuminance(color: Rgb): number {
  const linear = (index: 0 | 1 | 2) => {
    const value = color[index] / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}
