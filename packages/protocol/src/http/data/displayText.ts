import * as v from 'valibot'

const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu

/**
 * Words of strangers, such as the name of a token: without characters that are not seen or that turn the text around, cut
 * to a length, and none at all where marks are piled up to cover what is around them.
 */
export const displayText = (mostLetters: number) =>
  v.pipe(
    v.string(),
    v.transform(text => {
      const seen = text
        .slice(0, mostLetters * 4)
        .replace(unseen, '')
        .trim()
      return /\p{M}{4}/u.test(seen) ? '' : [...seen].slice(0, mostLetters).join('')
    }),
  )
