import { getPackageName } from './findRule.js'
import type { Kit } from './Kit.js'

/** The packages of a kit that a text quotes, in any kind of file. */
export const listNamed = (text: string, { isOwn }: Kit): readonly string[] => {
  const names = [...text.matchAll(/['"]~?(@?[\w.-]+(?:\/[\w.-]+)?)/g)].map(([, name = '']) =>
    getPackageName(name),
  )
  return [...new Set(names.filter(isOwn))]
}
