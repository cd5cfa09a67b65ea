import { writeServerVault } from '../apps/vault/tools/writeServerVault.mjs'
import { writeMarks } from '../packages/server/tools/writeMarks.mjs'
import { buildPageScripts } from '../packages/testing/tools/buildPageScripts.mjs'
import { explain } from './bootstrap.mjs'
import { buildBrowserFiles } from './build/buildBrowserFiles.mjs'
import { bundlePackages } from './build/bundlePackages.mjs'
import { writeButtonStyles } from './build/writeButtonStyles.mjs'
import { runTool } from './process/runTool.mjs'

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  await bundlePackages()
  await writeButtonStyles()
  await buildBrowserFiles()
  await buildPageScripts()
  await writeMarks()
  await writeServerVault()
}

await build().catch(explain)
