import { doTogether } from '../process/doTogether.mjs'
import { describePlatform } from './describePlatform.mjs'
import { findUnlocked, findUnpinned } from './lockedPackages.mjs'

/**
 * EDR, the engine of the second local chain, declares Node 22 but runs on 20 as well. npm skips an optional package
 * whose engine requirement is not met, as stated in the lock file.
 */
const demandsTooMuch = /(^|\/)node_modules\/@nomicfoundation\/edr(-|$)/

/**
 * A lock file with an entry for every optional package, independent of the machine and registry that wrote it.
 */
export async function completeLockFile(packages, lookUp) {
  const completed = Object.fromEntries(
    Object.entries(packages).map(([path, entry]) => [
      path,
      demandsTooMuch.test(path) ? withoutEngines(entry) : entry,
    ]),
  )
  const unlocked = findUnlocked(packages)
  const known = await lookUpAll(unlocked, lookUp)
  unlocked.forEach(({ from, name, version }, index) => {
    if (!/^\d+\.\d+\.\d+\S*$/.test(version)) {
      throw new Error(
        `${from} asks for any ${name} in ${version}, and this registry has none: lock one by hand.`,
      )
    }
    // npm hoists a package unless another version is there.
    const shared = `node_modules/${name}`
    const isTaken = completed[shared] !== undefined && completed[shared].version !== version
    const path = isTaken ? `${from}/${shared}` : shared
    completed[path] = createEntry(name, version, packages[from], known[index])
  })
  const unpinned = findUnpinned(packages)
  const hashes = (await lookUpAll(unpinned, lookUp)).map(found => found?.integrity)
  unpinned.forEach(({ path }, index) => {
    const { version, ...rest } = completed[path]
    if (hashes[index]) completed[path] = { version, integrity: hashes[index], ...rest }
  })
  return {
    packages: sortKeys(completed, ([left], [right]) => left.localeCompare(right, 'en')),
    added: unlocked.map(nameOf),
    pinned: unpinned.filter((_, index) => hashes[index]).map(nameOf),
    unseen: [
      ...unlocked.filter((_, index) => !known[index]?.integrity),
      ...unpinned.filter((_, index) => !hashes[index]),
    ].map(nameOf),
  }
}

/** Starting npm takes a second of CPU time each. */
const lookUpsAtOnce = 8

async function lookUpAll(wanted, lookUp) {
  const found = new Map()
  const look = async one => found.set(one, await lookUp(one.name, one.version))
  await doTogether(wanted, look, lookUpsAtOnce)
  return wanted.map(one => found.get(one))
}

const nameOf = ({ name, version }) => `${name}@${version}`

function createEntry(name, version, parent, known) {
  const { integrity, ...rest } = known ?? {}
  return {
    version,
    ...(integrity ? { integrity } : {}),
    ...sortKeys({
      ...describePlatform(name),
      ...rest,
      ...(parent.dev ? { dev: true } : {}),
      optional: true,
    }),
  }
}

const withoutEngines = ({ engines: _, ...entry }) => entry

const sortKeys = (record, compare = ([left], [right]) => left.localeCompare(right, 'en')) =>
  Object.fromEntries(Object.entries(record).sort(compare))
