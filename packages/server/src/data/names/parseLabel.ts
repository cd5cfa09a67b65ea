const shortest = 4
const longest = 63

/**
 * A name that can be registered, without its zone. Anything but plain letters, digits and hyphens is refused and not
 * turned into them: what looks like a letter would be somebody else's name.
 */
export function parseLabel(text: string): { label: string } | { problem: string } {
  if (!/^[a-zA-Z0-9-]*$/.test(text)) return { problem: 'A name has letters, digits and hyphens only.' }
  if (text.length < shortest) return { problem: `A name has at least ${shortest} characters.` }
  if (text.length > longest) return { problem: `A name has at most ${longest} characters.` }
  const label = text.toLowerCase()
  if (/^-|-$|^..--/.test(label)) {
    return {
      problem: 'A name neither begins nor ends with a hyphen, and has no two of them in its third place.',
    }
  }
  if (label.startsWith('0x')) return { problem: 'A name cannot begin like an address.' }
  return { label }
}

/** The same for names that are hard to tell apart. */
export const formatLook = (label: string): string =>
  label.replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('rn', 'm').replaceAll('vv', 'w')
