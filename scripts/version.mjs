import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bootstrap, explain } from './bootstrap.mjs'
import { run } from './process/run.mjs'
import { root } from './root.mjs'

const inRoot = (command, ...args) => run(command, args, { cwd: root })
const readManifest = async folder => JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))

/** Where the version stands besides the manifests of the packages. The bill of materials names the root's. */
const places = {
  'package.json': /(?<="version": ")[^"]+/,
  'packages/core/src/utils/version.ts': /(?<=version = ')[^']+/,
  'deploy/helm/Chart.yaml': /(?<=appVersion: ")[^"]+/,
  'deploy/helm/values.yaml': /(?<=^image: .*:)[^:\n]+/m,
}

async function writeVersions() {
  const { version } = await readManifest('packages/portico')
  for (const [path, pattern] of Object.entries(places)) {
    const text = await readFile(join(root, path), 'utf8')
    if (!pattern.test(text)) throw new Error(`${path} has no version.`)
    await writeFile(join(root, path), text.replace(pattern, version))
  }
}

/** Turns the changesets into versions and changelogs, and writes the manifest of the vault for signing. */
async function version() {
  await bootstrap()
  await inRoot(join(root, 'node_modules/.bin/changeset'), 'version')
  await writeVersions()
  await inRoot('npm', 'install', '--package-lock-only', '--ignore-scripts')
  await inRoot(process.execPath, 'scripts/complete-lock.mjs')
  await inRoot(process.execPath, 'scripts/build.mjs')
  await inRoot(process.execPath, 'scripts/reproduce.mjs', '--write')
}

await version().catch(explain)
