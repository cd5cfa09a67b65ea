import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

export function findPublishable() {
  return readdirSync(join(root, 'packages'))
    .map(name => `packages/${name}`)
    .filter(folder => existsSync(join(root, folder, 'package.json')))
    .map(folder => ({
      folder,
      manifest: JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => !manifest.private)
}
