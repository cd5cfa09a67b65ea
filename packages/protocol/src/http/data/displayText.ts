import * as v from 'valibot'

const unseen = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/gu

/**
 * Untrusted text, such as a token name: invisible and direction-changing characters are removed, the length is cut,
 * and text with stacked combining marks, which would cover its surroundings, becomes empty.
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
