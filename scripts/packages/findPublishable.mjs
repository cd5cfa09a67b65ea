import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../root.mjs'

export function findPublishable() {
  return readdirSync(join(root, 'packages'))
    .map(name => `packages/${name}`)
    .filter(folder => existsSync(join(root, folder, 'package.json')))
    .map(folder => ({
      folder,
      manifest: readJson(`${folder}/package.json`),
    }))
    .filter(({ manifest }) => !manifest.private)
}
