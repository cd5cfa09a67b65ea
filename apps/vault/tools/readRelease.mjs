import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { root } from '../../../scripts/root.mjs'

/** The manifest of the last release, which is committed: version, date and the digest of every file. */
export const releasePath = join(root, 'apps/vault/release.json')

/** Everything that decides what the vault's files contain and with which headers they are served. */
const inputs = [
  'apps/vault/package.json',
  'apps/vault/page.html',
  'apps/vault/src',
  'apps/vault/tools',
  'apps/vault/vite.config.ts',
  'package-lock.json',
  'packages/codec/package.json',
  'packages/codec/src',
  'packages/protocol/package.json',
  'packages/protocol/src',
  'packages/server/src/vault/createHeaders.ts',
  'packages/server/src/vault/manifest',
  'packages/server/src/vault/readPages.ts',
  'tooling/sourceAliases.ts',
  'tsconfig.base.json',
  'tsconfig.json',
]

/**
 * Fails for modules that neither a source above nor the lock file describes, since `hashSources` would miss them.
 * @param {string[]} modules paths, absolute or in the folder of the vault
 */
export function assertInputs(modules) {
  const paths = modules
    .filter(id => !id.startsWith('\0') && !id.startsWith('__vite'))
    .map(id => relative(root, resolve(root, 'apps/vault', id.split('?')[0])).replaceAll(sep, '/'))
  const isKnown = path =>
    path.includes('node_modules/') || inputs.some(input => path === input || path.startsWith(`${input}/`))
  const unknown = paths.filter(path => !isKnown(path))
  if (unknown.length > 0)
    throw new Error(`Add to the inputs in apps/vault/tools/readRelease.mjs: ${unknown.join(', ')}`)
}

/** @returns {Promise<string>} a digest of the paths and contents of the sources, tests apart */
export async function hashSources() {
  const digest = createHash('sha256')
  for (const input of inputs) {
    const isFolder = (await stat(join(root, input))).isDirectory()
    const names = isFolder ? await readdir(join(root, input), { recursive: true }) : ['']
    const paths = names.map(name => join(input, name).replaceAll('\\', '/')).sort()
    for (const path of paths.filter(each => /\.\w+$/.test(each) && !/\.test(-d)?\./.test(each))) {
      const content = await readFile(join(root, path))
      digest.update(`${path}\n${content.length}\n`).update(content)
    }
  }
  return digest.digest('hex')
}

/**
 * The last release, and whether its sources are those of this tree. Sources that differ give another vault, so only the
 * files of a current release can be compared with the committed digests.
 */
export async function readRelease() {
  const { signed } = JSON.parse(await readFile(releasePath, 'utf8'))
  return { ...signed, isCurrent: signed.sources === (await hashSources()) }
}
