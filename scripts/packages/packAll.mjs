import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root.mjs'
import { findPublishable } from './findPublishable.mjs'

const execute = promisify(execFile)

/**
 * Packs packages as `npm publish` would.
 * @param {string} target for the tarballs
 * @param {ReturnType<typeof findPublishable>} [packages] default: all of them
 * @param {string} [cwd] a copy of the repository
 * @returns the packages, each with its tarball and its files
 */
export async function packAll(target, packages = findPublishable(), cwd = root) {
  await mkdir(target, { recursive: true })
  const { stdout } = await execute(
    'npm',
    [
      'pack',
      '--json',
      '--ignore-scripts',
      '--pack-destination',
      target,
      ...packages.flatMap(one => ['-w', one.folder]),
    ],
    { cwd, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 },
  )
  // An array, or an object with newer versions of npm.
  const reports = Object.values(JSON.parse(stdout))
  return packages.map(described => {
    const { name } = described.manifest
    const report = reports.find(one => one.name === name)
    if (!report) throw new Error(`npm did not pack ${name}.`)
    return {
      ...described,
      tarball: join(target, report.filename.replace('@', '').replace('/', '-')),
      files: report.files.map(({ path }) => path),
    }
  })
}
