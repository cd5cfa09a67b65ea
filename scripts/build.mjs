import { explain } from './bootstrap.mjs'
import { buildPageScript } from './build/buildPageScript.mjs'
import { compactStyles } from './build/compactStyles.mjs'
import { runTool } from './process/runTool.mjs'

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  compactStyles()
  await buildPageScript()
}

await build().catch(explain)
