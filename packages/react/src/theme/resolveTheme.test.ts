import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getContrast } from './contrast.js'
import { parseColor, type Rgb } from './parseColor.js'
import type { ThemeVariables } from './parseThemeVariables.js'
import { resolveTheme, type ThemeMode } from './resolveTheme.js'

const MODES: readonly ThemeMode[] = ['light', 'dark']
const BACKDROPS = ['background', 'surface', 'surface-hover', 'surface-active', 'raised']

/** All colour pairs that the stylesheets combine, with the required ratio. */
const PAIRS: readonly (readonly [front: string, back: string, ratio: number])[] = [
  ...['text', 'text-secondary', 'accent-text', 'danger', 'success', 'warning'].flatMap(front =>
    BACKDROPS.map(back => [front, back, 4.5] as const),
  ),
  ...['accent', 'success', 'warning', 'danger'].map(
    tone => [tone === 'accent' ? 'accent-text' : tone, `${tone}-soft`, 4.5] as const,
  ),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['on-accent', 'accent-active', 4.5],
  ['background', 'success', 3],
  ['border-control', 'background', 3],
  ['border-control', 'surface', 3],
  ...BACKDROPS.map(back => ['focus', back, 3] as const),
  ['qr-color', 'qr-background', 4.5],
]

function read(theme: Readonly<Record<string, string>>, name: string): Rgb {
  const color = parseColor(theme[`--portico-${name}`] ?? '')
  if (!color) throw new Error(`${name} is not a colour`)
  return color
}

function findWeakPairs(mode: ThemeMode, variables: ThemeVariables = {}): string[] {
  const theme = resolveTheme({ mode, variables })
  return PAIRS.filter(
    ([front, back, ratio]) => getContrast(read(theme, front), read(theme, back)) < ratio,
  ).map(([front, back]) => `${front} on ${back}`)
}

describe('resolveTheme', () => {
  it.each(MODES)('gives every pair of colours in %s enough contrast [V-11]', mode => {
    expect(findWeakPairs(mode)).toEqual([])
  })

  it('paints the default buttons in both modes as a fill that stands out from the card [V-11]', () => {
    for (const mode of MODES) {
      const theme = resolveTheme({ mode })
      expect(getContrast(read(theme, 'accent'), read(theme, 'background'))).toBeGreaterThanOrEqual(3)
      expect(theme['--portico-on-accent']).toBe('#ffffff')
    }
  })

  it('keeps the contrast of text for any accent and any background tint [V-11]', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    const color = fc.tuple(channel, channel, channel).map(rgb => `rgb(${rgb.join(', ')})`)
    const strength = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.constantFrom(...MODES), color, color, strength, (mode, accent, mix, mixStrength) => {
        const weak = findWeakPairs(mode, {
          '--portico-accent': accent,
          '--portico-color-mix': mix,
          '--portico-color-mix-strength': mixStrength,
        })
        expect(weak).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('has the default sizes of the master values [V-12]', () => {
    const theme = resolveTheme({ mode: 'light' })
    expect(theme).toMatchObject({
      'color-scheme': 'light',
      '--portico-modal-width': '360px',
      '--portico-z-index': '999',
      '--portico-font-size-2xs': '10px',
      '--portico-font-size-sm': '14px',
      '--portico-font-size-4xl': '40px',
      '--portico-radius-3xs': '4px',
      '--portico-radius-2xs': '6px',
      '--portico-radius-full': '80px',
    })
  })

  it('multiplies every size by its factor when the masters change [V-11] [V-12]', () => {
    const theme = resolveTheme({
      mode: 'dark',
      variables: { '--portico-font-size-master': '12px', '--portico-border-radius-master': '0.125rem' },
    })
    const sizes = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl']
    expect(sizes.map(size => theme[`--portico-font-size-${size}`])).toEqual(
      [0.8, 1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 4].map(factor => `${Number((12 * factor).toFixed(4))}px`),
    )
    const radii = ['3xs', '2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', 'full']
    expect(radii.map(size => theme[`--portico-radius-${size}`])).toEqual(
      [1, 1.5, 2, 3, 4, 5, 7, 9, 20].map(factor => `${0.125 * factor}rem`),
    )
  })

  it('states the durations of the specification [V-13] [V-16]', () => {
    expect(resolveTheme({ mode: 'light' })).toMatchObject({
      '--portico-duration-title': '120ms',
      '--portico-duration-height': '150ms',
      '--portico-duration-view': '150ms',
      '--portico-duration-shake': '500ms',
    })
  })

  it('writes dark text on a light accent and white text on a dark one [V-11]', () => {
    const onAccent = (accent: string) =>
      resolveTheme({ mode: 'light', variables: { '--portico-accent': accent } })['--portico-on-accent']
    expect(onAccent('#ffe600')).toBe('#000000')
    expect(onAccent('hsl(231, 100%, 30%)')).toBe('#ffffff')
  })

  it('shows pressing even on a black or white accent [V-11]', () => {
    for (const accent of ['#000', '#fff']) {
      const theme = resolveTheme({ mode: 'dark', variables: { '--portico-accent': accent } })
      expect(theme['--portico-accent-active']).not.toBe(theme['--portico-accent'])
    }
  })

  it('tints the background by the given strength [V-11]', () => {
    const variables = { '--w3m-color-mix': '#00ff00', '--w3m-color-mix-strength': 20 }
    expect(resolveTheme({ mode: 'light', variables })['--portico-background']).toBe('#ccffcc')
  })

  it('does not take a QR colour that a camera cannot read on white [V-11]', () => {
    const qr = (color: string) => resolveTheme({ mode: 'dark', variables: { '--portico-qr-color': color } })
    expect(qr('#5a00ff')['--portico-qr-color']).toBe('#5a00ff')
    expect(qr('#eeeeee')['--portico-qr-color']).toBe('#101218')
  })
})
