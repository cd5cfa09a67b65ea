import { resolveLocked } from '../lock/lockedPackages.mjs'

/** All packages that are installed with the given workspaces, as paths of the lock file. */
export function collectProductionTree(packages, workspaces) {
  const found = new Set()
  const visit = path => {
    if (found.has(path)) return
    found.add(path)
    const { dependencies = {}, optionalDependencies = {} } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolveLocked(packages, path, name)
      if (target) visit(target)
      else if (!Object.hasOwn(optionalDependencies, name))
        throw new Error(`${path} needs ${name}, which is not locked.`)
    }
  }
  workspaces.forEach(visit)
  return [...found].filter(path => path.includes('node_modules/')).sort()
}
