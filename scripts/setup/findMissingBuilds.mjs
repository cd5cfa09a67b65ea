import { resolveLocked } from '../lock/resolveLocked.mjs'
import { isFor } from './readMachine.mjs'

/**
 * Binaries without which an installed tool cannot run here. npm takes it for a success when an optional package cannot
 * be had; the tool then fails much later, with words that help nobody.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @param {import('./readMachine.mjs').Machine} machine
 * @param {(path: string) => boolean} isThere
 * @returns {string[]} name and version
 */
export function findMissingBuilds(packages, machine, isThere) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    // What the repository itself names as optional it can do without.
    if (!path.includes('node_modules/') || !isThere(path)) return []
    const builds = Object.keys(optionalDependencies)
      .map(name => resolveLocked(packages, path, name))
      .filter(build => build && packages[build].cpu && isFor(packages[build], machine))
    if (builds.length === 0 || builds.some(isThere)) return []
    return builds.map(build => `${build.replace(/^.*node_modules\//, '')}@${packages[build].version}`)
  })
}
