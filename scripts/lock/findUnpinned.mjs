/**
 * Packages that are locked by their version alone: the registry at hand did not have them when they were locked.
 * Another registry, or the same one later, may.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @returns {{ path: string, name: string, version: string }[]}
 */
export function findUnpinned(packages) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .map(([path, { name = path.replace(/^.*node_modules\//, ''), version }]) => ({ path, name, version }))
}
