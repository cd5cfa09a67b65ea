import { explain } from './bootstrap.mjs'
import { buildPageScript } from './build/buildPageScript.mjs'
import { runTool } from './process/runTool.mjs'

async function build() {
  await runTool('tsc', '-b', 'packages/tsconfig.build.json')
  await buildPageScript()
}

await build().catch(explain)
