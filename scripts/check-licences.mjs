import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from './bootstrap.mjs'
import { checkLockFile } from './licences/checkLockFile.mjs'
import { checkRuntime, findRanges } from './licences/checkRuntime.mjs'
import { collectProductionTree } from './licences/collectProductionTree.mjs'
import { isAllowed, recogniseLicence } from './licences/recogniseLicence.mjs'
import { nameOf } from './lock/lockedPackages.mjs'
import { findPublishable } from './packages/findPublishable.mjs'
import { root } from './root.mjs'

const readJson = path => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Packages without a licence file: the one in the root of their repository, checked by hand. */
const licencesElsewhere = { '@redis/client': 'MIT' } // github.com/redis/node-redis

function readLicences(folder) {
  const names = readdirSync(folder)
  const read = name => recogniseLicence(readFileSync(join(folder, name), 'utf8'))
  const files = names.filter(name => /^(un)?licen[cs]e|^copying/i.test(name))
  if (files.length > 0) return files.map(name => read(name) ?? `an unknown text in ${name}`)
  // Some packages include the licence text in their README.
  return names.filter(name => /^readme/i.test(name)).flatMap(name => read(name) ?? [])
}

/** @returns {{ licence?: string, problem?: string }} */
function judge(path, entry) {
  const name = `${nameOf(path)}@${entry.version}`
  const licences = readLicencesOf(path, entry)
  const bad = licences.find(licence => !isAllowed(licence))
  if (licences.length === 0) return { problem: `${name} has no licence file` }
  return bad ? { problem: `${name} is under ${bad}` } : { licence: licences[0] }
}

function readLicencesOf(path, entry) {
  try {
    const elsewhere = licencesElsewhere[nameOf(path)]
    return elsewhere ? [elsewhere] : readLicences(join(root, path))
  } catch {
    // Another platform's build of an optional package: only its locked manifest is available.
    return entry.optional && entry.license ? [entry.license] : []
  }
}

function count(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, times]) => `${times} ${name}`).join(', ')
}

function check() {
  const { packages } = readJson('package-lock.json')
  const workspaces = findPublishable().map(({ folder }) => folder)
  const describe = path => `${nameOf(path)}@${packages[path].version}`
  const tree = collectProductionTree(packages, workspaces)
  // Several workspaces contain the same package; a site that installs the kit has it once.
  const kit = [...new Set(collectProductionTree(packages, ['packages/portico']).map(describe))]
  const verdicts = tree.map(path => judge(path, packages[path]))
  const readManifest = path => readJson(join(path, 'package.json'))
  const problems = [
    ...checkLockFile(packages, readManifest, readJson('scripts/lock/unpinned.json')),
    ...checkRuntime(packages, readJson('scripts/licences/runtime.json')),
    ...findRanges(readManifest('packages/server')),
    ...verdicts.flatMap(({ problem }) => problem ?? []),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} problems with licences or the lock file.`)
  console.log(`${tree.length} production packages: ${count(verdicts.map(({ licence }) => licence))}.`)
  console.log(`${Object.keys(packages).length} locked packages; ${kit.length} are installed with the kit.`)
}

try {
  check()
} catch (error) {
  explain(error)
}
