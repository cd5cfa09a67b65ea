import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { findMissingBuilds } from './findMissingBuilds.mjs'
import { isFor, readMachine } from './readMachine.mjs'
import { runWithProgress } from './runWithProgress.mjs'

const advice =
  'Look whether `npm ping` answers, set another registry or proxy in npm where it does not, and run this again: it begins afresh.'

const read = path => JSON.parse(readFileSync(join(root, path), 'utf8')).packages
const isThere = path => existsSync(join(root, path, 'package.json'))

/** npm leaves a copy of the lock file in node_modules when it has installed everything, and takes it away before. */
function isInstalled(locked) {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = read('node_modules/.package-lock.json')
  return Object.entries(locked).every(([path, wanted]) => {
    // The root and the workspaces themselves are not installed, only linked; optional ones depend on the platform.
    if (!path.includes('node_modules/') || wanted.optional) return true
    const found = installed[path]
    return found !== undefined && found.version === wanted.version && found.integrity === wanted.integrity
  })
}

/** The npm that runs this, with the Node that runs this; or the one on the path. */
function findNpm() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') && existsSync(script)
    ? { command: process.execPath, prefix: [script] }
    : { command: 'npm', prefix: [] }
}

/** Exactly what is locked. No script of a dependency runs: they download by themselves, without end or progress. */
async function install(locked, machine) {
  const wanted = Object.keys(locked).filter(
    path => path.includes('node_modules/') && !locked[path].link && isFor(locked[path], machine),
  )
  const { command, prefix } = findNpm()
  console.log(`Installing ${wanted.length} packages from the lock file …`)
  await runWithProgress({
    command,
    args: [...prefix, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=http'],
    cwd: root,
    count: () => wanted.filter(isThere).length,
    total: wanted.length,
    unit: 'packages',
    // With an empty cache npm asks about all of them before it unpacks the first.
    answers: { line: /^npm http (fetch|cache) /, unit: 'answers of the registry' },
  }).catch(error => {
    throw new Error(`The packages could not be installed: ${error.message}\n${advice}`)
  })
}

export async function ensureDependencies() {
  const locked = read('package-lock.json')
  const machine = readMachine()
  if (!isInstalled(locked)) await install(locked, machine)
  if (!isInstalled(locked)) {
    throw new Error(
      'What npm installed differs from package-lock.json: run `npm install` and look at the difference.',
    )
  }
  const missing = findMissingBuilds(locked, machine, isThere)
  if (missing.length === 0) return
  throw new Error(
    `The npm registry did not give ${missing.join(', ')}, which ${machine.os} on ${machine.cpu} needs: remove node_modules and run this again with a registry that has it.`,
  )
}
