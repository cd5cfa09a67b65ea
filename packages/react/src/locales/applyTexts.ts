import type { TextOverrides } from '@portico/core'

/** Replaces texts by the site's own. Keys that lead to no text are ignored. `place` is a key prefix. */
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
