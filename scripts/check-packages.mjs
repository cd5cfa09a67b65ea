import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explain } from './bootstrap.mjs'
import { checkIntegrity, listName } from './integrity/checkIntegrity.mjs'
import { findStrayFiles } from './packages/findStrayFiles.mjs'
import { packAll } from './packages/packAll.mjs'
import { doTogether } from './process/doTogether.mjs'
import { runTool } from './process/runTool.mjs'
import { readText, root } from './root.mjs'

async function checkPackage({ folder, manifest, tarball, files }, licence) {
  const stray = findStrayFiles(files)
  if (stray.length > 0) throw new Error(`${manifest.name} would publish ${stray.join(', ')}.`)
  for (const needed of ['LICENSE', 'README.md']) {
    if (!files.includes(needed)) throw new Error(`${manifest.name} would be published without ${needed}.`)
  }
  if (readText(`${folder}/LICENSE`) !== licence) {
    throw new Error(`${folder}/LICENSE differs from the one in the root.`)
  }
  const scripts = Object.keys(manifest.scripts ?? {}).filter(name =>
    /^(pre|post)?install$|^prepare$/.test(name),
  )
  if (scripts.length > 0) throw new Error(`${manifest.name} would run ${scripts.join(', ')} when installed.`)
  if (files.includes(`dist/browser/${listName}`)) {
    const problems = await checkIntegrity(join(root, folder, 'dist/browser'))
    if (problems.length > 0) throw new Error(`${manifest.name}: ${problems.join(', ')}.`)
  }
  await runTool('publint', tarball, '--strict')
  // A stylesheet has no types.
  const stylesheets = Object.keys(manifest.exports).filter(entry => entry.endsWith('.css'))
  await runTool(
    'attw',
    tarball,
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
  const licence = readText('LICENSE')
  const tarballs = await mkdtemp(join(tmpdir(), 'portico-packages-'))
  try {
    const packages = await packAll(tarballs)
    await doTogether(packages, async described => {
      await checkPackage(described, licence)
      console.log(`${described.manifest.name} can be published.`)
    })
  } finally {
    await rm(tarballs, { recursive: true, force: true })
  }
}

await check().catch(explain)
