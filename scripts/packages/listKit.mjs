import { findPublishable } from './findPublishable.mjs'

/**
 * A package and those of our packages that it depends on.
 * @param {string} [front]
 */
export function listKit(front = 'portico') {
  const all = new Map(findPublishable().map(described => [described.manifest.name, described]))
  const found = new Map()
  const visit = name => {
    const described = all.get(name)
    if (!described || found.has(name)) return
    found.set(name, described)
    for (const dependency of Object.keys(described.manifest.dependencies ?? {})) visit(dependency)
  }
  visit(front)
  return [...found.values()]
}
