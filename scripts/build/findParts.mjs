import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../root.mjs'
import { callableEntries, findCommonPart, firstParts, getLazyPart, parts } from './parts.mjs'

const packages = join(root, 'packages')

/**
 * The chunk of each source module.
 * @returns {ReadonlyMap<string, string>} from the absolute path of a source to the name of its chunk
 */
export function findParts() {
  const graph = createGraph()
  const users = new Map()
  const use = (name, roots) => {
    for (const path of graph.listReached(roots)) users.set(path, new Set(users.get(path)).add(name))
  }
  const placed = new Set()
  for (const { name, entries = [], modules = [] } of parts) {
    const named = modules.map(findNamed)
    for (const path of named) placed.add(path)
    use(name, [...entries.flatMap(graph.resolveEntry), ...named])
  }
  const lazy = new Set()
  // Lazy code may load further lazy code; iterating the map includes entries that are added meanwhile.
  for (const path of users.keys()) {
    for (const target of graph.read(path).lazy) {
      if (!placed.has(target)) use(getLazyPart(relative(packages, target).split(sep)[0]), [target])
      lazy.add(target)
    }
  }
  const callable = graph.listReached(callableEntries.flatMap(graph.resolveEntry))
  const partOf = path => findCommonPart([...users.get(path)])
  const listLazyParts = path => {
    const targets = [...graph.listReached([path])].flatMap(reached => graph.read(reached).lazy)
    return [...new Set(targets.map(partOf))].sort()
  }
  // A page without that button gets its code with the first lazy chunk that uses it, and a file moves as a whole:
  // the account's code would load with the dialog.
  const describeTaker = (part, path) => {
    const takers = [...users.get(path)].filter(user => !firstParts.includes(user))
    return part === 'base' || takers.length === 0 ? [] : [`for-${findCommonPart(takers)}`]
  }
  const name = path => {
    if (!users.has(path)) return 'api'
    const part = partOf(path)
    // Some bundlers keep lazy chunks that lead to each other even if they are unused. So a file of the first load,
    // which all of them import, contains only code that leads to the same lazy chunks.
    if (firstParts.includes(part))
      return [part, ...listLazyParts(path), ...describeTaker(part, path)].join('-')
    return callable.has(path) && !lazy.has(path) ? `${part}-api` : part
  }
  return new Map([...new Set([...users.keys(), ...callable])].map(path => [path, name(path)]))
}

function findNamed(path) {
  const source = findSource(join(packages, path))
  if (!source) throw new Error(`scripts/build/parts.mjs names ${path}, which does not exist.`)
  return source
}

/**
 * Parses every module once. Barrels are transparent: a module that is only re-exported on the way is not used by
 * it.
 */
function createGraph() {
  const known = new Map()
  const read = path => {
    if (!known.has(path)) known.set(path, readModule(path))
    return known.get(path)
  }

  /** The module that declares a name exported by an entry point; all of them without a name. */
  const resolveExport = (barrel, name) =>
    read(barrel).reexports.flatMap(({ from, exported, imported }) => {
      const source = resolve(barrel, from)
      if (!source || (exported !== undefined && name !== undefined && exported !== name)) return []
      const wanted = exported === undefined ? name : imported
      if (isBarrel(source)) return resolveExport(source, wanted)
      return wanted === undefined || read(source).names.has(wanted) ? [source] : []
    })

  const listImported = path =>
    read(path).imports.flatMap(({ from, name }) => {
      const source = resolve(path, from)
      if (!source) return []
      return isBarrel(source) ? resolveExport(source, name) : [source]
    })

  return {
    read,
    resolveEntry(entry) {
      const [specifier, name] = entry.split('#')
      return resolveExport(resolve('', specifier), name)
    },
    listReached(roots) {
      const reached = new Set()
      const queue = [...roots]
      for (let path = queue.pop(); path; path = queue.pop()) {
        if (reached.has(path)) continue
        reached.add(path)
        queue.push(...listImported(path))
      }
      return reached
    },
  }
}

const isBarrel = path => path.includes('/src/exports/')

function readModule(path) {
  const code = readFileSync(path, 'utf8')
  const { module } = parseSync(path, code)
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? undefined })),
  )
  const exported = module.staticExports.flatMap(({ entries }) => entries).filter(({ isType }) => !isType)
  const names = new Set(exported.map(({ exportName }) => exportName.name))
  const reexports = exported
    .filter(({ moduleRequest }) => moduleRequest)
    .map(({ moduleRequest, importName, exportName }) => ({
      from: moduleRequest.value,
      exported: exportName.name ?? undefined,
      imported: importName.name ?? undefined,
    }))
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
    resolve(path, code.slice(start + 1, end - 1)),
  )
  // A module that re-exports beside its own code depends on what it re-exports.
  const passed = isBarrel(path) ? [] : reexports.map(({ from, imported }) => ({ from, name: imported }))
  return { imports: [...imports, ...passed], names, reexports, lazy }
}

/** The source of a specifier; undefined for third-party packages. */
function resolve(importer, specifier) {
  if (specifier.startsWith('.')) return findSource(join(dirname(importer), specifier.replace(/\.js$/, '')))
  // By convention the entry point `./x` of a package is `src/exports/x.ts`.
  const [, name, subpath = 'index'] =
    /^(?:@portico\/([a-z]+)|portico)(?:\/([a-z0-9-]+))?$/.exec(specifier) ?? []
  const isOurs = specifier === 'portico' || specifier.startsWith('portico/') || name !== undefined
  return isOurs ? findSource(join(packages, name ?? 'portico', 'src/exports', subpath)) : undefined
}

function findSource(path) {
  return ['.ts', '.tsx'].map(extension => `${path}${extension}`).find(existsSync)
}
