import { getPackageName } from './findRule.js'
import type { Kit } from './Kit.js'

export const listNamed = (text: string, { isOwn }: Kit): readonly string[] => {
  const names = [...text.matchAll(/['"]~?(@?[\w.-]+(?:\/[\w.-]+)?)/g)].map(([, name = '']) =>
    getPackageName(name),
  )
  return [...new Set(names.filter(isOwn))]
}
