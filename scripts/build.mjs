import { explain } from './bootstrap.mjs'
import { buildBrowserFiles } from './build/buildBrowserFiles.mjs'
import { buildPageScript } from './build/buildPageScript.mjs'
import { bundlePackages } from './build/bundlePackages.mjs'
import { writeButtonStyles } from './build/writeButtonStyles.mjs'
import { writeServerMarks } from './build/writeServerMarks.mjs'
import { writeServerVault } from './build/writeServerVault.mjs'
import { runTool } from './process/runTool.mjs'

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  await bundlePackages()
  await writeButtonStyles()
  await buildBrowserFiles()
  await buildPageScript()
  await writeServerMarks()
  await writeServerVault()
}

await build().catch(explain)
