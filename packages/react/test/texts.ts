import type { ErrorEntry } from '@portico/protocol'
import { errorCatalogue } from '@portico/protocol/catalogue'
import { en } from '../src/locales/en.js'
import { languages } from '../src/locales/languages.js'
import type { LoginRefusal } from '../src/locales/Messages.js'
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

const refusals: Readonly<Record<LoginRefusal, true>> = {
  browser_forgets: true,
  code_exhausted: true,
  code_expired: true,
  code_wrong: true,
  device_delayed: true,
  mail_unavailable: true,
  rate_limited: true,
  session_invalid: true,
  social_expired: true,
  social_failed: true,
  social_unavailable: true,
  unavailable: true,
}

const visitorEntries = Object.values<ErrorEntry>(errorCatalogue).filter(
  ({ surface = 'view', userMessage }) =>
    surface === 'view' || surface === 'toast' || userMessage !== undefined,
)

/** The errors that visitors read. In English each has its own text. A refused name has the words of the name service. */
export const translatedErrors = [
  ...visitorEntries.map(({ code }) => code).filter(code => code !== 'name_refused'),
  ...Object.keys(refusals),
].sort()

/** What a language lacks, by key. */
export async function listTextGaps(language: keyof typeof languages): Promise<readonly string[]> {
  const { familyNames: _, errors = {}, ...texts } = await languages[language]()
  const known = new Set([
    ...flatten(texts).map(([key]) => key),
    ...Object.keys(errors).map(code => `errors.${code}`),
  ])
  const wanted = [...english.keys(), ...translatedErrors.map(code => `errors.${code}`)]
  return wanted.filter(key => !known.has(key))
}

export { languages }
