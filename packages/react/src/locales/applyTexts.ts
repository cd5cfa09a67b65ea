import type { TextOverrides } from '@portico/core'

/**
 * Words with the texts of the site's own in their places. Keys that lead nowhere are left alone, as are those that lead
 * to several texts.
 * @param place where the words are among all, e.g. `connect`; empty for all of them
 */
export function applyTexts<Words extends object>(words: Words, texts: TextOverrides, place = ''): Words {
  const start = place && `${place}.`
  let changed = words
  for (const [key, text] of Object.entries(texts)) {
    if (!key.startsWith(start) || typeof text !== 'string') continue
    changed = put(changed, key.slice(start.length).split('.'), text)
  }
  return changed
}

function put<Words extends object>(
  words: Words,
  [name = '', ...rest]: readonly string[],
  text: string,
): Words {
  if (!Object.hasOwn(words, name)) return words
  const before = words[name as keyof Words]
  if (rest.length > 0) {
    return typeof before === 'object' && before !== null
      ? { ...words, [name]: put(before, rest, text) }
      : words
  }
  const isText = typeof before === 'string' || (before as { readonly other?: unknown }).other !== undefined
  return isText ? { ...words, [name]: text } : words
}
