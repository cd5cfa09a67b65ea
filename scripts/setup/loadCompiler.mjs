import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { root } from '../root.mjs'

const folder = join(root, 'tooling/compilers')
const { resolve } = createRequire(join(folder, 'package.json'))

/** Older versions of TypeScript have a lock file of their own, since each of them would be `tsc` beside the others. */
async function ensureCompilers() {
  try {
    resolve('typescript-6.0')
  } catch {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  }
}

/** One of them, as `typescript-6.0`. */
export async function loadCompiler(name) {
  await ensureCompilers()
  return (await import(resolve(name))).default
}
