import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { hashSources, readRelease, releasePath } from '../apps/vault/tools/readRelease.mjs'
import { writeServerVault } from '../apps/vault/tools/writeServerVault.mjs'
import { bootstrap, explain } from './bootstrap.mjs'
import { hashPackages } from './packages/hashPackages.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

const folder = join(root, '.reproduce')
const copies = [
  { path: join(folder, 'one'), env: { TZ: 'UTC', LC_ALL: 'C' } },
  { path: join(folder, 'two/in a deeper folder'), env: { TZ: 'Asia/Kathmandu', LC_ALL: 'tr_TR.UTF-8' } },
]

/** The staged sources, with hard links to the installed packages. */
async function copySources(path) {
  await mkdir(path, { recursive: true })
  await run('git', ['checkout-index', '--all', `--prefix=${path}/`], { cwd: root })
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  for (const one of Object.keys(packages).filter(name => !name.includes('node_modules'))) {
    const modules = join(root, one, 'node_modules')
    const copy = process.platform === 'darwin' ? '-cRP' : '-alP'
    if (existsSync(modules)) await run('cp', [copy, modules, join(path, one)])
  }
}

/** @returns {Promise<Map<string, string>>} the digest of every file that would be published, by path */
async function buildCopy({ path, env }, node) {
  await copySources(path)
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`
  await run(node, ['scripts/build.mjs'], { cwd: path, env: { ...process.env, ...env, PATH } })
  return await hashPackages(join(path, '.packed'), path)
}

/** Builds everything twice, in different folders, time zones, languages and, with `--node`, versions of Node. */
async function reproduce(node) {
  await rm(folder, { recursive: true, force: true })
  try {
    const first = await buildCopy(copies[0], process.execPath)
    const second = await buildCopy(copies[1], node)
    const paths = [...new Set([...first.keys(), ...second.keys()])].sort()
    const different = paths.filter(path => first.get(path) !== second.get(path))
    if (different.length > 0)
      throw new Error(`${different.length} of ${paths.length} files differ:\n${different.join('\n')}`)
    console.log(`Both builds have the same ${paths.length} files.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The functions of the built server, for manifests. */
async function loadServer() {
  const built = join(root, 'packages/server/dist/vault')
  const manifests = await import(join(built, 'manifest/createManifest.js'))
  const { parseManifest } = await import(join(built, 'manifest/VaultManifest.js'))
  const { readPages } = await import(join(built, 'readPages.js'))
  return { ...manifests, parseManifest, readPages: () => readPages(join(root, 'packages/server/vault')) }
}

/** Writes the version of the packages, today's date and the digests, for signing. */
async function writeRelease() {
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
async function checkRelease(isSigned) {
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

async function main() {
  const { values } = parseArgs({
    options: {
      node: { type: 'string', default: process.execPath },
      write: { type: 'boolean' },
      check: { type: 'boolean' },
      signed: { type: 'boolean' },
    },
  })
  await bootstrap()
  if (values.write) await writeRelease()
  else if (values.check || values.signed) await checkRelease(values.signed)
  else await reproduce(values.node)
}

await main().catch(explain)
