const label = /^_*[a-z0-9-]{1,63}$/

/**
 * Normalises a name; undefined if it is invalid. Of what ENSIP-15 allows, only letters, digits and hyphens are
 * accepted, because names in other scripts may be homoglyphs.
 */
export function parseName(text: string): string | undefined {
  if (text.length > 255) return undefined
  const name = text.toLowerCase()
  const labels = name.split('.')
  const isNormal = labels.length > 1 && labels.every(part => label.test(part) && part.slice(2, 4) !== '--')
  return isNormal ? name : undefined
}
