import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { root } from '../root.mjs'

const read = path => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/** npm leaves a copy of the lock file in node_modules when it has installed everything. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = read('node_modules/.package-lock.json')
  return Object.entries(read('package-lock.json')).every(([path, wanted]) => {
    // The root and the workspaces themselves are not installed, only linked; optional ones depend on the platform.
    if (!path.includes('node_modules/') || wanted.optional) return true
    const found = installed[path]
    return found !== undefined && found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** Exactly what is locked. No script of a dependency runs: they download by themselves, without end or progress. */
export async function ensureDependencies() {
  if (isInstalled()) return
  console.log('Installing the dependencies of the lock file, about a minute …')
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: root })
  if (!isInstalled())
    throw new Error(
      'What npm installed differs from package-lock.json: run `npm install` and look at the difference.',
    )
}
