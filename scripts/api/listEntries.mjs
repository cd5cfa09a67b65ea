import { join } from 'node:path'
import { findPublishable } from '../packages/findPublishable.mjs'
import { root } from '../root.mjs'

/** All package entries by name, with their declaration file. */
export function listEntries() {
  return findPublishable().flatMap(({ folder, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([, { types }]) => types)
      .map(([path, { types }]) => ({
        name: `${manifest.name}${path.slice(1)}`,
        folder,
        packageName: manifest.name,
        types: join(root, folder, types),
      })),
  )
}
