const label = /^_*[a-z0-9-]{1,63}$/

/**
 * A name in its normal form; undefined where it is none. Of what ENSIP-15 allows only plain letters, digits and hyphens are
 * taken: a name of other scripts may look exactly like somebody else's.
 */
export function parseName(text: string): string | undefined {
  if (text.length > 255) return undefined
  const name = text.toLowerCase()
  const labels = name.split('.')
  const isNormal = labels.length > 1 && labels.every(part => label.test(part) && part.slice(2, 4) !== '--')
  return isNormal ? name : undefined
}
