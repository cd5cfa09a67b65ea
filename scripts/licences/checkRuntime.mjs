import { nameOf } from '../lock/lockedPackages.mjs'
import { collectProductionTree } from './collectProductionTree.mjs'

/** The limits on distinct packages; exceeding them needs a decision. */
const most = { 'packages/portico': 25, 'apps/vault': 15 }

/** Checks the runtime dependencies against the allowed ones. */
export function checkRuntime(packages, allowed) {
  return Object.entries(allowed).flatMap(([workspace, names]) => {
    const found = new Set(collectProductionTree(packages, [workspace]).map(path => nameOf(path)))
    const unknown = [...found].filter(name => !names.includes(name))
    const gone = names.filter(name => !found.has(name))
    return [
      ...unknown.map(
        name =>
          `${workspace} would run ${name}: say why in docs/dependencies.md, then add it to scripts/licences/runtime.json`,
      ),
      ...gone.map(
        name => `${workspace} no longer runs ${name}: take it out of scripts/licences/runtime.json`,
      ),
      ...(found.size > (most[workspace] ?? Number.POSITIVE_INFINITY)
        ? [`${workspace} would run ${found.size} packages`]
        : []),
    ]
  })
}

/** Finds dependencies with version ranges. A server is installed by name, so no lock file pins them. */
export function findRanges({ name, dependencies = {} }) {
  return Object.entries(dependencies)
    .filter(([, range]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    .map(([dependency, range]) => `${name} asks for ${dependency} ${range}, which is not one version`)
}
