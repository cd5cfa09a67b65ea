import type { TextOverrides } from '@portico/core'
import { applyTexts } from './applyTexts.js'
import { en, type FirstMessages } from './en.js'
import type { Strings, TextsOf } from './Strings.js'

export interface Texts {
  readonly messages: FirstMessages
  /** The texts of a view that loads later. The result is stable. */
  readonly read: <Own extends Strings>(strings: Own) => TextsOf<Own>
}

/** Texts in the order of preference: the site's own, the translation, English. */
export function createTexts(translation: object = {}, overrides: TextOverrides = {}): Texts {
  const known = new Map<Strings, object>()
  return {
    messages: applyTexts(withFallback<FirstMessages>(en, translation), overrides),
    read(strings) {
      const texts =
        known.get(strings) ??
        applyTexts(
          withFallback(strings.english, translation[strings.key as keyof typeof translation]),
          overrides,
          strings.key,
        )
      known.set(strings, texts)
      // A translation has the shape of the English texts.
      return texts as TextsOf<typeof strings>
    },
  }
}

function withFallback<Tree extends object>(english: Tree, translation: object | undefined): Tree {
  if (!translation) return english
  const merged: Tree = { ...english, ...translation }
  // The plural forms of one text belong to one language.
  for (const [key, value] of Object.entries(english))
    if (typeof value === 'object' && typeof value.other !== 'string')
      Object.assign(merged, { [key]: withFallback(value, translation[key as keyof typeof translation]) })
  return merged
}
