import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../scripts/root.mjs'
import { hashSources, readRelease, releasePath } from './readRelease.mjs'
import { writeServerVault } from './writeServerVault.mjs'

/** The functions of the built server, for manifests. */
async function loadServer() {
  const built = join(root, 'packages/server/dist/vault')
  const manifests = await import(join(built, 'manifest/createManifest.js'))
  const { parseManifest } = await import(join(built, 'manifest/VaultManifest.js'))
  const { readPages } = await import(join(built, 'readPages.js'))
  return { ...manifests, parseManifest, readPages: () => readPages(join(root, 'packages/server/vault')) }
}

/** Writes the version of the packages, today's date and the digests, for signing. */
export async function writeRelease() {
  const { createManifest, formatManifest, readPages } = await loadServer()
  const { release: before, version: last } = await readRelease()
  const { version: release } = JSON.parse(await readFile(join(root, 'packages/server/package.json'), 'utf8'))
  const date = new Date().toISOString().slice(0, 10)
  const expires = `${Number(date.slice(0, 4)) + 1}${date.slice(4)}T00:00:00Z`
  const version = release === before ? last : last + 1
  const content = { release, date, sources: await hashSources(), version, expires }
  // The pages show version and date, so they are built with these.
  await writeFile(releasePath, JSON.stringify({ signatures: [], signed: content }))
  await writeServerVault()
  await writeFile(
    releasePath,
    formatManifest(createManifest({ ...content, files: await readPages() }).metadata),
  )
  await writeServerVault()
}

/** Compares the vault that was built with the committed digests, if they are of these sources. */
export async function checkRelease(isSigned) {
  const { release, date, version, expires, isCurrent } = await readRelease()
  if (isSigned && !(isCurrent && existsSync(join(root, 'apps/vault/root.json'))))
    throw new Error('Write and sign apps/vault/release.json first: docs/releasing.md.')
  if (!isCurrent)
    return console.log(`The sources of the vault differ from those of ${release}: not compared.`)
  const { compareManifests, createManifest, parseManifest, readPages } = await loadServer()
  const committed = parseManifest(await readFile(releasePath, 'utf8'), releasePath)
  const built = createManifest({ release, date, version, expires, files: await readPages() })
  const differences = compareManifests(committed, built)
  if (differences.length > 0)
    throw new Error(`The vault is not that of ${release}:\n${differences.join('\n')}`)
  console.log(`The vault has the digests of ${release}.`)
  if (!isSigned) return
  // The vault verifies the signatures before it serves.
  const { startVault } = await import(join(root, 'packages/server/dist/exports/index.js'))
  const vault = await startVault({ port: 0, projects: { origins: {} }, authUrl: 'https://api.example' })
  await vault.close()
}
