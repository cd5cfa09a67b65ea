/**
 * Resolves a package as Node does: in its own node_modules, then above.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @param {string} from a path of the lock file
 * @param {string} name
 * @returns {string | undefined}
 */
export function resolveLocked(packages, from, name) {
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
