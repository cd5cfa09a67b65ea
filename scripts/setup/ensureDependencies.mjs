import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../process/run.mjs'
import { readJson, root } from '../root.mjs'
import { findMissingBuilds } from './findMissingBuilds.mjs'
import { isInstalled } from './isInstalled.mjs'
import { isFor, readMachine } from './readMachine.mjs'

const settings = [
  // npm's settings, or NODE_ENV=production, may exclude them.
  ...['--include=dev', '--include=optional'],
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-timeout=120000'],
]

const advice =
  'npm does not reach its registry, or the line is slow: look whether `npm ping` answers, set another registry or proxy in npm where it does not, and run this again: it begins afresh.'

const read = path => readJson(path).packages
const isThere = path => existsSync(join(root, path, 'package.json'))

// npm writes a copy of the lock file here when an installation is complete, and removes it before.
const list = 'node_modules/.package-lock.json'
const isReady = locked => existsSync(join(root, list)) && isInstalled(locked, read(list))

/** The running npm with the running Node, otherwise the one on the path. */
function findNpm() {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') && existsSync(script)
    ? { command: process.execPath, prefix: [script] }
    : { command: 'npm', prefix: [] }
}

/** Installs exactly what is locked. No dependency scripts run: they download without a timeout or progress. */
async function install(locked, machine) {
  const wanted = Object.keys(locked).filter(
    path => path.includes('node_modules/') && !locked[path].link && isFor(locked[path], machine),
  )
  const { command, prefix } = findNpm()
  const tell = () => console.log(`  ${wanted.filter(isThere).length} of ${wanted.length} packages`)
  console.log(`Installing ${wanted.length} packages from the lock file …`)
  // With an empty cache npm requests all packages before it unpacks the first.
  const timer = setInterval(tell, 5_000)
  await run(command, [...prefix, 'ci', ...settings], { cwd: root, isQuiet: true })
    .catch(error => {
      throw new Error(`The packages could not be installed: ${error.message}\n${advice}`)
    })
    .finally(() => clearInterval(timer))
}

export async function ensureDependencies() {
  const locked = read('package-lock.json')
  const machine = readMachine()
  if (!isReady(locked)) await install(locked, machine)
  if (!isReady(locked)) {
    throw new Error(
      'The installed packages differ from package-lock.json: run `npm install` and check the difference.',
    )
  }
  const missing = findMissingBuilds(locked, machine, isThere)
  if (missing.length === 0) return
  // Makes the next run install again.
  rmSync(join(root, list), { force: true })
  throw new Error(
    `The npm registry does not have ${missing.join(', ')}, which ${machine.os} on ${machine.cpu} needs: retry with a registry that has it.`,
  )
}
