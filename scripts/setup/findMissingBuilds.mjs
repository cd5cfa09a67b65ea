import { resolveLocked } from '../lock/lockedPackages.mjs'
import { isFor } from './readMachine.mjs'

/**
 * Missing platform binaries of installed tools. npm ignores a failed optional package, and the tool fails much
 * later with an unhelpful error.
 */
export function findMissingBuilds(packages, machine, isThere) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    // The repository's own optional dependencies may be missing.
    if (!path.includes('node_modules/') || !isThere(path)) return []
    const builds = Object.keys(optionalDependencies)
      .map(name => resolveLocked(packages, path, name))
      .filter(build => build && packages[build].cpu && isFor(packages[build], machine))
    if (builds.length === 0 || builds.some(isThere)) return []
    return builds.map(build => `${build.replace(/^.*node_modules\//, '')}@${packages[build].version}`)
  })
}
