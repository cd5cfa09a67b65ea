import { execFile } from 'node:child_process'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { releasePath } from '../apps/vault/tools/readRelease.mjs'
import { explain } from './bootstrap.mjs'
import { hashPackages } from './packages/hashPackages.mjs'
import { root } from './root.mjs'

const execute = promisify(execFile)
const folder = join(root, '.release')

/** What every package installs, ours and others', as CycloneDX. */
async function writeBillOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']
  const options = { cwd: root, shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await execute('npm', args, options)
  await writeFile(join(folder, 'sbom.cdx.json'), stdout)
}

/** Writes the files of a release beside the packages: digests, bill of materials, manifest of the vault. Needs a build. */
async function write() {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const digests = await hashPackages(join(folder, 'packed'))
  await rm(join(folder, 'packed'), { recursive: true })
  const lines = [...digests].map(([path, digest]) => `${digest}  ${path}\n`)
  await writeFile(join(folder, 'SHA256SUMS'), lines.join(''))
  await writeBillOfMaterials()
  await cp(releasePath, join(folder, 'vault.json'))
  console.log(`.release has the digests of ${digests.size} files, the bill of materials and the manifest.`)
}

await write().catch(explain)
