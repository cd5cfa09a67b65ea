/** Whether all locked packages are installed in their version. */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(([path, { version, integrity, optional = false }]) => {
    // The root and the workspaces are linked, not installed.
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    // Optional packages depend on the platform.
    if (found === undefined) return optional
    return found.version === version && (integrity === undefined || found.integrity === integrity)
  })
}
