import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { explain } from './bootstrap.mjs'
import { findPublishable } from './packages/findPublishable.mjs'
import { findStrayFiles } from './packages/findStrayFiles.mjs'
import { runTool } from './process/runTool.mjs'
import { root } from './root.mjs'

const execute = promisify(execFile)

/** Exactly the files that `npm publish` would send. */
async function listPackedFiles(folder) {
  const shell = process.platform === 'win32'
  const { stdout } = await execute('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: join(root, folder),
    shell,
    maxBuffer: 32 * 1024 * 1024,
  })
  const report = JSON.parse(stdout)
  const [{ files }] = Array.isArray(report) ? report : Object.values(report)
  return files.map(({ path }) => path)
}

async function checkPackage({ folder, manifest }, licence) {
  const files = await listPackedFiles(folder)
  const stray = findStrayFiles(files)
  if (stray.length > 0) throw new Error(`${manifest.name} would publish ${stray.join(', ')}.`)
  for (const needed of ['LICENSE', 'README.md']) {
    if (!files.includes(needed)) throw new Error(`${manifest.name} would be published without ${needed}.`)
  }
  if (readFileSync(join(root, folder, 'LICENSE'), 'utf8') !== licence) {
    throw new Error(`${folder}/LICENSE differs from the one in the root.`)
  }
  const scripts = Object.keys(manifest.scripts ?? {}).filter(name =>
    /^(pre|post)?install$|^prepare$/.test(name),
  )
  if (scripts.length > 0) throw new Error(`${manifest.name} would run ${scripts.join(', ')} when installed.`)
  await runTool('publint', folder, '--strict')
  // A stylesheet has no types to be wrong.
  const stylesheets = Object.keys(manifest.exports).filter(entry => entry.endsWith('.css'))
  await runTool(
    'attw',
    '--pack',
    folder,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-emoji',
    '--quiet',
    ...(stylesheets.length > 0 ? ['--exclude-entrypoints', ...stylesheets] : []),
  )
}

async function check() {
  const licence = readFileSync(join(root, 'LICENSE'), 'utf8')
  const packages = findPublishable()
  for (const described of packages) {
    console.log(`${described.manifest.name} …`)
    await checkPackage(described, licence)
  }
  console.log(`${packages.length} packages are fit to publish.`)
}

await check().catch(explain)
