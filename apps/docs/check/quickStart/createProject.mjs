import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPublishable } from '../../../../scripts/packages/findPublishable.mjs'
import { root } from '../../../../scripts/root.mjs'

const folders = new Map(findPublishable().map(({ folder, manifest }) => [manifest.name, folder]))

/**
 * A new project in which only `names` can be imported, and their dependencies only by themselves: third-party
 * packages are linked to this repository, as strict package managers do, or copied for tools that do not follow
 * links out of the project.
 * @param {string} folder
 * @param {object} project
 * @param {string} project.packed the unpacked packages
 * @param {readonly string[]} project.names as in `npm install`
 * @param {Readonly<Record<string, string>>} project.files
 * @param {boolean} [project.isCopied]
 */
export function createProject(folder, { packed, names, files, isCopied = false }) {
  const place = isCopied ? copyForeign : linkForeign
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  for (const name of names) {
    if (folders.has(name)) copyOurs(name, modules, packed, place)
    else placeForeign(name, modules, root, place)
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function copyOurs(name, modules, packed, place) {
  const target = join(modules, name)
  if (existsSync(target)) return
  cpSync(join(packed, name), target, { recursive: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const dependency of Object.keys(dependencies)) {
    if (folders.has(dependency)) copyOurs(dependency, modules, packed, place)
    else placeForeign(dependency, join(target, 'node_modules'), join(root, folders.get(name)), place)
  }
}

/** @param {string} user the path in this repository that uses the package, which may have its own version */
function placeForeign(wanted, modules, user, place) {
  // `ethers@5` is installed here under an alias, beside the newer version.
  const [, name, version = ''] = /^(@?[^@]+)(?:@(.+))?$/.exec(wanted) ?? []
  const known = findInstalled(`${name}${version}`, user)
  if (!known) throw new Error(`${wanted} is not installed in this repository.`)
  const target = join(modules, name)
  mkdirSync(dirname(target), { recursive: true })
  place(known, target)
}

const findInstalled = (name, user) =>
  [user, root].map(place => join(place, 'node_modules', name)).find(path => existsSync(path))

const linkForeign = (source, target) => symlinkSync(source, target, 'junction')

/** Includes its dependencies. Builds for other machines are not installed here. */
function copyForeign(source, target, above = []) {
  const own = join(source, 'node_modules')
  cpSync(source, target, { recursive: true, dereference: true, filter: path => path !== own })
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  const chain = [...above, manifest.name]
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    const found = findInstalled(name, source)
    if (found && !chain.includes(name)) copyForeign(found, join(target, 'node_modules', name), chain)
  }
}
