import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrap, explain } from './bootstrap.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

const inRoot = (command, ...args) => run(command, args, { cwd: root })
const readManifest = async folder => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))

/** The root has the version of the packages, which the bill of materials names. */
async function writeRootVersion() {
  const { version } = await readManifest('packages/portico')
  const manifest = { ...(await readManifest('.')), version }
  await writeFile(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Turns the changesets into versions and changelogs, and writes the manifest of the vault for signing. */
async function version() {
  await bootstrap()
  await inRoot(join(root, 'node_modules/.bin/changeset'), 'version')
  await writeRootVersion()
  await inRoot('npm', 'install', '--package-lock-only', '--ignore-scripts')
  await inRoot(process.execPath, 'scripts/complete-lock.mjs')
  await inRoot(process.execPath, 'scripts/build.mjs')
  await inRoot(process.execPath, 'scripts/reproduce.mjs', '--write')
}

await version().catch(explain)
