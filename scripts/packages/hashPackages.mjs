import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { packAll } from './packAll.mjs'

/**
 * Tarballs are no measure: Node compresses differently from version to version.
 * @param {string} target for the tarballs
 * @param {string} [cwd] a copy of the repository
 * @returns {Promise<Map<string, string>>} the digest of every file that would be published, by path
 */
export async function hashPackages(target, cwd = root) {
  const packed = await packAll(target, undefined, cwd)
  const paths = packed.flatMap(({ folder, files }) => files.map(file => `${folder}/${file}`)).sort()
  const hash = async path =>
    createHash('sha256')
      .update(await readFile(join(cwd, path)))
      .digest('hex')
  return new Map(await Promise.all(paths.map(async path => [path, await hash(path)])))
}
