import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readNotice } from '../../../scripts/build/collectLicences.mjs'
import { collectProductionTree } from '../../../scripts/licences/collectProductionTree.mjs'
import { root } from '../../../scripts/root.mjs'
import { buildVault } from './buildVault.mjs'
import { readRelease, releasePath } from './readRelease.mjs'

const pages = join(root, 'apps/vault/dist')
const target = join(root, 'packages/server/vault')

/** The vault's pages, for the sandbox and for the server package, with licence notices and the manifest of a release. */
export async function writeServerVault() {
  const { hash } = await buildVault(pages)
  await rm(target, { recursive: true, force: true })
  await cp(pages, target, { recursive: true })
  await writeFile(join(target, 'LICENCE.txt'), await collectNotices())
  const { isCurrent } = await readRelease()
  if (isCurrent) await cp(releasePath, join(target, 'release.json'))
  await cp(join(root, 'apps/vault/root.json'), join(target, 'root.json')).catch(() => {})
  return { hash }
}

/** The notices of all dependencies of the vault, because no build reports the contents of its worker. */
async function collectNotices() {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const folders = collectProductionTree(packages, ['apps/vault'])
  return (await Promise.all(folders.map(path => readNotice(join(root, path))))).join('\n\n')
}
