import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { root } from '../root.mjs'

/** Loads a package from a folder of `tooling` with its own lock file, which is installed on first use. */
async function load(folder, name) {
  const { resolve } = createRequire(join(root, 'tooling', folder, 'package.json'))
  try {
    resolve(name)
  } catch {
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: join(root, 'tooling', folder),
    })
  }
  return (await import(resolve(name))).default
}

/**
 * An older version of TypeScript, such as `typescript-6.0`. It is separate because each version installs a `tsc`
 * command.
 */
export const loadCompiler = name => load('compilers', name)

export const loadSolidity = () => load('solidity', 'solc')
