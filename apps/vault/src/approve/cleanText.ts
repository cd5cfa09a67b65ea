/** Invisible characters and bidirectional controls. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu

export function cleanText(text: string, maxLength: number): string {
  const cleaned = [...text.replace(/\s+/g, ' ').replace(invisible, '').trim()]
  return cleaned.length > maxLength ? `${cleaned.slice(0, maxLength).join('')}…` : cleaned.join('')
}

/** Makes invisible characters in a message visible and keeps line breaks. */
export function revealText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(invisible, character =>
      character === '\n' || character === '\t'
        ? character
        : `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    )
}

/** Makes invisible characters in a signed value visible, on one line and without omitting anything. */
export const revealLine = (text: string): string =>
  text.replace(
    /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]|(?! )\p{Zs}/gu,
    character => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
