import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packAll } from '../../../../scripts/packages/packAll.mjs'

const execute = promisify(execFile)

/**
 * Packs packages as `npm publish` would, and unpacks them as `npm install` would.
 * @param {string} folder becomes `node_modules`
 * @param {Parameters<typeof packAll>[1]} [packages] default: all of them
 */
export async function packPackages(folder, packages) {
  for (const { manifest, tarball } of await packAll(join(folder, '.tarballs'), packages)) {
    const target = join(folder, manifest.name)
    await mkdir(target, { recursive: true })
    await execute('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
  }
}
