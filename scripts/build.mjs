import { buildPageScript } from './build/buildPageScript.mjs'
import { runTool } from './process/runTool.mjs'

await runTool('tsc', '-b', 'packages/tsconfig.build.json')
await buildPageScript()
