/** Characters that are not seen or that turn the direction of others. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu

/** One line of a stranger's text, made harmless to show beside our own. */
export function cleanText(text: string, maxLength: number): string {
  const cleaned = [...text.replace(/\s+/g, ' ').replace(invisible, '').trim()]
  return cleaned.length > maxLength ? `${cleaned.slice(0, maxLength).join('')}…` : cleaned.join('')
}

/** A message to be read: line breaks stay, everything unseen is made visible. */
export function revealText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(invisible, character =>
      character === '\n' || character === '\t'
        ? character
        : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    )
}

/** A value that is signed, on one line: nothing of it is left out, and everything unseen in it is made visible. */
export const revealLine = (text: string): string =>
  text.replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/gu,
    character => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
