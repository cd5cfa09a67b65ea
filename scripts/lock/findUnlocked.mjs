import { resolveLocked } from './resolveLocked.mjs'

/**
 * Optional packages that a lock file names without an entry. npm writes entries only for those that it found in its
 * registry; `npm ci` then fails where one of the others is needed.
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @returns {{ from: string, name: string, version: string }[]}
 */
export function findUnlocked(packages) {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => resolveLocked(packages, from, name) === undefined)
      .map(([name, version]) => ({ from, name, version })),
  )
}
