import type { FrameTheme } from '@portico/protocol/frame'

/** White or black, whichever can be read on a colour `#rrggbb`. */
function getReadableOn(colour: string): string {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : '#000000'
}

/**
 * The few parts of a site's look that the vault takes over. The schema has let nothing through but colours, whole
 * pixels and fonts of a list, and they are set as values, never written into a style sheet.
 */
export function applyTheme(
  root: HTMLElement,
  { themeMode, themeVariables = {}, w3mThemeVariables }: FrameTheme,
): void {
  if (themeMode) root.dataset.theme = themeMode
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) root.style.setProperty(name, value)
  }
  const accent = (themeVariables['--w3m-accent'] ?? w3mThemeVariables?.['--w3m-accent'])?.slice(0, 7)
  set('--accent', accent)
  set('--on-accent', accent && getReadableOn(accent))
  set('--radius', themeVariables['--w3m-border-radius-master'])
  set('--font-size', themeVariables['--w3m-font-size-master'])
  set('--font-family', themeVariables['--w3m-font-family'])
}
