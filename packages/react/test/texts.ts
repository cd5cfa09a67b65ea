import { en } from '../src/locales/en.js'
import { languages } from '../src/locales/languages.js'
import type { Strings } from '../src/locales/Strings.js'
import type { ViewDefinition } from '../src/views/ViewDefinition.js'
import * as views from '../src/views/views.js'

type Tree = { readonly [key: string]: string | Tree | undefined }

/** Every text with its key, e.g. `connecting.confirm`. Of a text with a number the form for any number. */
export function flatten(tree: Tree, place = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value = '']) =>
    typeof value === 'string'
      ? [[`${place}${key}`, value]]
      : typeof value.other === 'string'
        ? [[`${place}${key}`, value.other]]
        : flatten(value, `${place}${key}.`),
  )
}

const strings = Object.values(
  import.meta.glob<Record<string, Strings>>('../src/views/**/strings.ts', { eager: true }),
).flatMap(module => Object.values(module))

const titles = Object.entries<Pick<ViewDefinition<never>, 'title'>>(views).flatMap(([name, { title }]) =>
  typeof title === 'string' ? [[`${name.charAt(0).toLowerCase()}${name.slice(1)}`, title]] : [],
)

/** All English texts by key. */
export const english: ReadonlyMap<string, string> = new Map(
  flatten({
    ...en,
    titles: { ...en.titles, ...Object.fromEntries(titles) },
    ...Object.fromEntries(strings.map(own => [own.key, own.english])),
  }),
)

/** What a language lacks, by key. Its errors are complete by their type. */
export async function listTextGaps(language: keyof typeof languages): Promise<readonly string[]> {
  const { familyNames: _, errors: __, ...texts } = await languages[language]()
  const known = new Set(flatten(texts).map(([key]) => key))
  return [...english.keys()].filter(key => !known.has(key))
}

export { languages }
