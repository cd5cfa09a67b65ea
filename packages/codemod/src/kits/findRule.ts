import type { Kit, ModuleRule } from './Kit.js'

export function findRule(kit: Kit, module: string): ModuleRule | undefined {
  const rule = kit.modules.find(({ from }) =>
    typeof from === 'string' ? from === module : from.test(module),
  )
  if (rule) return rule
  return kit.isOwn(getPackageName(module)) ? { from: module } : undefined
}

/** `@scope/name/path` belongs to the package `@scope/name`. */
export const getPackageName = (module: string): string =>
  module.split('/', module.startsWith('@') ? 2 : 1).join('/')

export const listNamed = (text: string, { isOwn }: Kit): readonly string[] => {
  const names = [...text.matchAll(/['"]~?(@?[\w.-]+(?:\/[\w.-]+)?)/g)].map(([, name = '']) =>
    getPackageName(name),
  )
  return [...new Set(names.filter(isOwn))]
}
