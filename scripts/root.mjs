import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository, without a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** A file of the repository. @param {string} path */
export const readText = path => readFileSync(join(root, path), 'utf8')

/** @param {string} path */
export const readJson = path => JSON.parse(readText(path))

/** Tracked and new files below the given paths. @param {readonly string[]} paths */
export function listFiles(...paths) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...paths]
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  return listed.split('\n').filter(file => file && existsSync(join(root, file)))
}
