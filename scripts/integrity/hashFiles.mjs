import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Beside the files that it names. */
export const listName = 'integrity.json'

/**
 * The scripts of a folder with their hashes, as the attribute `integrity` and import maps take them.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} by path within the folder
 */
export async function hashFiles(folder) {
  const paths = (await readdir(folder, { recursive: true })).map(path => path.replaceAll('\\', '/'))
  const scripts = paths.filter(path => path.endsWith('.js')).sort()
  const hash = async path => {
    const digest = createHash('sha384').update(await readFile(join(folder, path)))
    return [path, `sha384-${digest.digest('base64')}`]
  }
  return Object.fromEntries(await Promise.all(scripts.map(hash)))
}
