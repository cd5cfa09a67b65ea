/** What is not seen: control, bidi and zero-width characters, fillers, and the Braille pattern without a dot. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** More marks on one letter than any language writes: a tower that covers what is around it. */
const tower = /\p{M}{4}/u

/** Text of a stranger, fit to be shown: what can be seen, on one line, bounded. */
export function cleanText(value: unknown, maximum: number): string {
  if (typeof value !== 'string') return ''
  const visible = value
    .slice(0, maximum * 8)
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(invisible, '')
    .trim()
  return tower.test(visible) ? '' : [...visible].slice(0, maximum).join('').trim()
}
