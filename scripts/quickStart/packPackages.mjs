import { execFile } from 'node:child_process'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPublishable } from '../packages/findPublishable.mjs'
import { root } from '../root.mjs'

const execute = promisify(execFile)

/**
 * Packs every package as `npm publish` would, and unpacks it as `npm install` would.
 * @param {string} folder becomes `node_modules`
 */
export async function packPackages(folder) {
  const packages = findPublishable()
  const tarballs = join(folder, '.tarballs')
  await mkdir(tarballs, { recursive: true })
  await execute(
    'npm',
    [
      'pack',
      '--ignore-scripts',
      '--silent',
      '--pack-destination',
      tarballs,
      ...packages.flatMap(one => ['-w', one.folder]),
    ],
    { cwd: root, shell: process.platform === 'win32' },
  )
  const files = await readdir(tarballs)
  for (const { manifest } of packages) {
    const prefix = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}`
    const tarball = files.find(file => file === `${prefix}.tgz`)
    if (!tarball) throw new Error(`npm packed no ${prefix}.tgz.`)
    const target = join(folder, manifest.name)
    await mkdir(target, { recursive: true })
    await execute('tar', ['-xzf', join(tarballs, tarball), '-C', target, '--strip-components=1'])
  }
}
