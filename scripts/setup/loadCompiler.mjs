import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { root } from '../root.mjs'

const folder = join(root, 'tooling/compilers')

/**
 * An older version of TypeScript, such as `typescript-6.0`. It is separate because each version installs a `tsc`
 * command. The folder has its own lock file and is installed on first use.
 */
export async function loadCompiler(name) {
  const { resolve } = createRequire(join(folder, 'package.json'))
  try {
    resolve(name)
  } catch {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })
  }
  return (await import(resolve(name))).default
}
