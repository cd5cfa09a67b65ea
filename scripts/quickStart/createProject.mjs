import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../root.mjs'

/**
 * A new project in which only `names` can be imported, and the packages that they depend on only by themselves: what
 * is not ours is linked to where it lies in this repository, as strict package managers do.
 * @param {string} folder
 * @param {object} project
 * @param {string} project.packed the unpacked packages
 * @param {readonly string[]} project.names as in `npm install`
 * @param {Readonly<Record<string, string>>} project.files
 */
export function createProject(folder, { packed, names, files }) {
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  for (const name of names) install(name, modules, packed)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

function install(wanted, modules, packed) {
  // `ethers@5` is here under a name of its own, since there is also the newer one.
  const [, name, version = ''] = /^(@?[^@]+)(?:@(.+))?$/.exec(wanted) ?? []
  const target = join(modules, name)
  if (existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  const ours = join(packed, name)
  if (!existsSync(ours)) {
    const known = join(root, 'node_modules', `${name}${version}`)
    if (!existsSync(known)) throw new Error(`${wanted} is not installed in this repository.`)
    if (!lstatSync(known).isDirectory()) throw new Error(`${wanted} is a package of this repository.`)
    symlinkSync(known, target, 'junction')
    return
  }
  cpSync(ours, target, { recursive: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'))
  for (const dependency of Object.keys(dependencies)) install(dependency, modules, packed)
}
