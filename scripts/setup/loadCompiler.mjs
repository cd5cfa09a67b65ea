import { createRequire } from 'node:module'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { root } from '../root.mjs'

/** Out of a folder of `tooling` with a lock file of its own, which is installed when it is needed first. */
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

/** An older version of TypeScript, as `typescript-6.0`: each of them would be `tsc` beside the others. */
export const loadCompiler = name => load('compilers', name)

/** The compiler of contracts. */
export const loadSolidity = () => load('solidity', 'solc')
