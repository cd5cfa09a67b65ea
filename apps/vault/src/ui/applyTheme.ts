import type { FrameTheme } from '@portico/protocol/frame'

/** How bright a colour `#rrggbb` is, from 0 to 1. */
function getLuminance(colour: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

function getContrast(a: string, b: string): number {
  const [darker = 0, brighter = 0] = [getLuminance(a), getLuminance(b)].sort((x, y) => x - y)
  return (brighter + 0.05) / (darker + 0.05)
}

/** White or black, whichever can be read on a colour. */
const getReadableOn = (colour: string) => (getContrast(colour, '#ffffff') >= 4.5 ? '#ffffff' : '#000000')

/** The faintest words of each mode, as in the style sheet, and how much of the text is in what lies on the background. */
const modes = {
  light: { own: '#ffffff', faintest: '#585e6c', parts: [4, 7, 11] },
  dark: { own: '#18191d', faintest: '#a5aab7', parts: [5, 9, 14] },
} as const

const surfaces = ['--surface', '--surface-hover', '--surface-active'] as const

/**
 * The few parts of a site's look that the vault takes over. The schema has let nothing through but colours, whole
 * pixels and fonts of a list, and they are set as values, never written into a style sheet. A colour that words of the
 * vault could not be read on is not taken: a site must not be able to hide what it asks for.
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
  set('--accent', accent)
  set('--on-accent', accent && getReadableOn(accent))
  set('--radius', themeVariables['--w3m-border-radius-master'])
  set('--font-size', themeVariables['--w3m-font-size-master'])
  set('--font-family', themeVariables['--w3m-font-family'])

  const { own, faintest, parts } = modes[themeMode ?? 'light']
  const given = w3mThemeVariables['--w3m-background']?.slice(0, 7).toLowerCase()
  // Without a mode the system's counts, and nobody knows here what could be read.
  const background =
    themeMode && given && given !== own && getContrast(given, faintest) >= 5 ? given : undefined
  set('--background', background)
  surfaces.forEach((name, index) => {
    set(name, background && `color-mix(in srgb, ${background}, var(--text) ${parts[index]}%)`)
  })
  set('--focus', accent && getContrast(accent, background ?? own) >= 3 ? accent : undefined)
}
