/**
 * Whether everything that is locked is installed, in its version.
 * @param {Record<string, any>} locked the `packages` of the lock file
 * @param {Record<string, any>} installed those of npm's own list in node_modules
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional = false }]) => {
    // The root and the workspaces themselves are not installed, only linked.
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    // Which optional ones there are depends on the platform.
    if (found === undefined) return optional
    return found.version === version && (integrity === undefined || found.integrity === integrity)
  })
}
