import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const listName = 'integrity.json'

/**
 * The scripts of a folder with their hashes, in the format of the `integrity` attribute and of import maps.
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

/** Compares the scripts of a folder with its list of hashes. */
export async function checkIntegrity(folder) {
  const listed = JSON.parse(await readFile(join(folder, listName), 'utf8'))
  const found = await hashFiles(folder)
  return [...new Set([...Object.keys(listed), ...Object.keys(found)])]
    .filter(path => listed[path] !== found[path])
    .map(path => `${path} is not what ${listName} says`)
}
