/**
 * Packages that are locked by version alone, because the registry did not have them. Another registry may.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @returns {{ path: string, name: string, version: string }[]}
 */
export function findUnpinned(packages) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path, entry]) => {
      const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return { path, name, version: entry.version }
    })
}
