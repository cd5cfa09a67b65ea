import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeServerConsole } from '../apps/console/tools/writeServerConsole.mjs'
import { writeServerVault } from '../apps/vault/tools/writeServerVault.mjs'
import { writeMarks } from '../packages/server/tools/writeMarks.mjs'
import { buildPageScripts } from '../packages/testing/tools/buildPageScripts.mjs'
import { explain } from './bootstrap.mjs'
import { buildBrowserFiles } from './build/buildBrowserFiles.mjs'
import { bundlePackages } from './build/bundlePackages.mjs'
import { runTool } from './process/runTool.mjs'
import { root } from './root.mjs'

async function writeButtonStyles() {
  const source = join(root, 'packages/react/dist/exports/button-model.js')
  const { buttonStyles } = await import(pathToFileURL(source).href)
  for (const name of ['react', 'portico'])
    await writeFile(join(root, 'packages', name, 'dist/button.css'), `${buttonStyles}\n`)
}

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  await bundlePackages()
  await writeButtonStyles()
  await buildBrowserFiles()
  await buildPageScripts()
  await writeMarks()
  await writeServerVault()
  await writeServerConsole()
}

await build().catch(explain)
