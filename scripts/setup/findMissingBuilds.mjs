import { resolveLocked } from '../lock/resolveLocked.mjs'
import { isFor } from './readMachine.mjs'

/**
 * Missing platform binaries of installed tools. npm ignores a failed optional package, and the tool fails much
 * later with an unhelpful error.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @param {import('./readMachine.mjs').Machine} machine
 * @param {(path: string) => boolean} isThere
 * @returns {string[]} name and version
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
