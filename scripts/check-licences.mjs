import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from './bootstrap.mjs'
import { checkLockFile } from './licences/checkLockFile.mjs'
import { checkRuntime, findRanges } from './licences/checkRuntime.mjs'
import { collectProductionTree } from './licences/collectProductionTree.mjs'
import { isAllowed, recogniseLicence } from './licences/recogniseLicence.mjs'
import { nameOf } from './lock/lockedPackages.mjs'
import { findPublishable } from './packages/findPublishable.mjs'
import { readJson, root } from './root.mjs'

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

/** @returns {string[]} problems */
function judge(path, entry) {
  const name = `${nameOf(path)}@${entry.version}`
  const licences = readLicencesOf(path, entry)
  if (licences.length === 0) return [`${name} has no licence file`]
  return licences.filter(licence => !isAllowed(licence)).map(licence => `${name} is under ${licence}`)
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

function check() {
  const { packages } = readJson('package-lock.json')
  const workspaces = findPublishable().map(({ folder }) => folder)
  const tree = collectProductionTree(packages, workspaces)
  const readManifest = path => readJson(join(path, 'package.json'))
  const problems = [
    ...checkLockFile(packages, readManifest, readJson('scripts/lock/unpinned.json')),
    ...checkRuntime(packages, readJson('scripts/licences/runtime.json')),
    ...findRanges(readManifest('packages/server')),
    ...tree.flatMap(path => judge(path, packages[path])),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) throw new Error(`${problems.length} problems with licences or the lock file.`)
  console.log(`${Object.keys(packages).length} locked packages, of which ${tree.length} are for production.`)
}

try {
  check()
} catch (error) {
  explain(error)
}
