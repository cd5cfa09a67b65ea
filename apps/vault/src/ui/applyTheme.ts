import type { FrameTheme } from '@portico/protocol/frame'

/** Relative luminance of `#rrggbb`, from 0 to 1. */
function getLuminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

export function getContrast(a: string, b: string): number {
  const [darker = 0, brighter = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y)
  return (brighter + 0.05) / (darker + 0.05)
}

const grounds = { light: '#ffffff', dark: '#18191d' } as const

/** White or black: at least one has a contrast of 4.5. */
const getReadableOn = (colour: string) => (getContrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/**
 * Adopts only the mode and the accent of the site's theme. Sizes, fonts, corners and other colours are the vault's own,
 * so that a site cannot hide what it asks for. The schema admits only colours, which are set as values and never
 * written into a style sheet.
 */
export function applyTheme(
  root: HTMLElement,
  { themeMode, themeVariables = {}, w3mThemeVariables = {} }: FrameTheme,
): void {
  if (themeMode) root.dataset.theme = themeMode
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) root.style.removeProperty(name)
    else root.style.setProperty(name, value)
  }
  const accent = (themeVariables['--w3m-accent'] ?? w3mThemeVariables['--w3m-accent'])?.slice(0, 7)
  const onAccent = accent && getReadableOn(accent)
  set('--accent', accent)
  set('--on-accent', onAccent)
  // Away from the text colour, so that the contrast only grows.
  set('--accent-hover-to', onAccent && (onAccent === '#ffffff' ? '#000000' : '#ffffff'))
  // Without a mode the system's applies, which is unknown here.
  const standsOut = accent && themeMode && getContrast(accent, grounds[themeMode]) >= 3
  set('--focus', standsOut ? accent : undefined)
  set('--accent-edge', accent && !standsOut ? 'var(--border-control)' : undefined)
}
