import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles, listName } from './hashFiles.mjs'

/**
 * Compares the scripts of a folder with its list of hashes.
 * @param {string} folder
 * @returns {Promise<string[]>} the differences
 */
export async function checkIntegrity(folder) {
  const listed = JSON.parse(await readFile(join(folder, listName), 'utf8'))
  const found = await hashFiles(folder)
  return [...new Set([...Object.keys(listed), ...Object.keys(found)])]
    .filter(path => listed[path] !== found[path])
    .map(path => `${path} is not what ${listName} says`)
}
