/** Invisible characters: control, bidi, zero-width and filler characters, and the blank Braille pattern. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More combining marks on one letter than any language uses; they would cover their surroundings. */
const tower = /\p{M}{4}/u

/** Untrusted text made safe to display: visible characters, one line, limited length. */
export function cleanText(value: unknown, maximum: number): string {
  if (typeof value !== 'string') return ''
  const visible = value
    .slice(0, maximum * 8)
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(invisible, '')
    .trim()
  return tower.test(visible) ? '' : [...visible].slice(0, maximum).join('').trim()
}
