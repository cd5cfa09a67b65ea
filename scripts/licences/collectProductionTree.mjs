/**
 * Everything that is installed with the given workspaces, as paths of the lock file.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @param {readonly string[]} workspaces
 */
export function collectProductionTree(packages, workspaces) {
  const found = new Set()
  const visit = path => {
    if (found.has(path)) return
    found.add(path)
    const { dependencies = {}, optionalDependencies = {} } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const target = resolve(packages, path, name)
      if (target) visit(target)
      else if (!Object.hasOwn(optionalDependencies, name))
        throw new Error(`${path} needs ${name}, which is not locked.`)
    }
  }
  workspaces.forEach(visit)
  return [...found].filter(path => path.includes('node_modules/')).sort()
}

/** As Node finds it: in the folder's own node_modules, then in those above. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    const entry = packages[path]
    if (entry) return entry.link ? entry.resolved : path
    if (folder === '') return undefined
  }
}

function parentOf(folder) {
  const end = folder.lastIndexOf('/node_modules/')
  return end < 0 ? '' : folder.slice(0, end)
}
