import { explain } from './bootstrap.mjs'
import { buildPageScript } from './build/buildPageScript.mjs'
import { bundlePackages } from './build/bundlePackages.mjs'
import { writeButtonStyles } from './build/writeButtonStyles.mjs'
import { runTool } from './process/runTool.mjs'

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  await bundlePackages()
  await writeButtonStyles()
  await buildPageScript()
}

await build().catch(explain)
