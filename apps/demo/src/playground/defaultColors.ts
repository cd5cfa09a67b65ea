type Mode = 'light' | 'dark'
type Rgb = readonly number[]
type Palettes = Readonly<Record<'LIGHT' | 'DARK', { readonly accent: Rgb; readonly background: Rgb }>>

/** The kit's own, which it does not publish: a swatch that was written down here would soon be another colour. */
const palettes = Object.values(
  import.meta.glob<Palettes>('../../../../packages/react/src/theme/palettes.ts', { eager: true }),
)

/** What the kit shows in place of colours that nobody has chosen. */
export function getDefaultColors(mode: Mode): Readonly<Record<'accent' | 'colorMix', string>> {
  const palette = palettes[0]?.[mode === 'dark' ? 'DARK' : 'LIGHT']
  if (!palette) throw new Error('The palettes of the kit are elsewhere.')
  // A tint of the background's colour changes nothing.
  return { accent: toHex(palette.accent), colorMix: toHex(palette.background) }
}

const toHex = (color: Rgb) => `#${color.map(part => part.toString(16).padStart(2, '0')).join('')}`
