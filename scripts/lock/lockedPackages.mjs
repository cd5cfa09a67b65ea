const modules = 'node_modules/'

/** The name of an installed package by its path in a lock file. */
export const nameOf = (path, entry) => entry?.name ?? path.slice(path.lastIndexOf(modules) + modules.length)

/** Resolves a package as Node does, from a path of the lock file: in its own node_modules, then above. */
export function resolveLocked(packages, from, name) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = `${folder === '' ? '' : `${folder}/`}${modules}${name}`
    const entry = packages[path]
    if (entry) return entry.link ? entry.resolved : path
    if (folder === '') return undefined
  }
}

const parentOf = folder => folder.slice(0, Math.max(0, folder.lastIndexOf(`/${modules}`)))

/**
 * Optional packages that a lock file names without an entry. npm writes entries only for those that it found in its
 * registry; `npm ci` then fails where one of the others is needed.
 */
export function findUnlocked(packages) {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => resolveLocked(packages, from, name) === undefined)
      .map(([name, version]) => ({ from, name, version })),
  )
}

/** Packages that are locked by version alone, because the registry did not have them. Another registry may. */
export function findUnpinned(packages) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes(modules) && !link && !integrity)
    .map(([path, entry]) => ({ path, name: nameOf(path, entry), version: entry.version }))
}
