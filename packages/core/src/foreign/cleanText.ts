/** Text of a stranger, fit to be shown: no control, bidi or zero-width characters, one line, bounded. */
export function cleanText(value: unknown, maximum: number): string {
  if (typeof value !== 'string') return ''
  const visible = value
    .slice(0, maximum * 8)
    .replace(/[\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim()
  return [...visible].slice(0, maximum).join('').trim()
}
