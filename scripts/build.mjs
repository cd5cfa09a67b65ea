import { explain } from './bootstrap.mjs'
import { buildPageScript } from './build/buildPageScript.mjs'
import { compactStyles } from './build/compactStyles.mjs'
import { writeButtonStyles } from './build/writeButtonStyles.mjs'
import { runTool } from './process/runTool.mjs'

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  compactStyles()
  await writeButtonStyles()
  await buildPageScript()
}

await build().catch(explain)
