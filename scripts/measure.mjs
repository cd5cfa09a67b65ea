import { dirname, join } from 'node:path'
import { parseSync } from '@swc/core'
import { listFiles, readText } from './root.mjs'

/** Prints the size and shape of the code: folders, entries, functions, lines. `node scripts/measure.mjs`. */

const countLines = files => files.reduce((sum, file) => sum + readText(file).split('\n').length - 1, 0)

const isShipped = file =>
  /\.tsx?$/.test(file) &&
  !/\.(test|test-d|gallery)\.tsx?$|\/strings\.ts$|\/(locales|test|templates|fixtures)\//.test(file)
const product = listFiles('packages', 'apps/vault').filter(
  file => isShipped(file) && !/^packages\/(testing|sandbox)\//.test(file),
)

/** @returns {{ functions: number[], any: number, nonNull: number }} the length of each function in lines, and counts */
function inspect(files) {
  const found = { functions: [], any: 0, nonNull: 0 }
  for (const file of files) {
    const bytes = Buffer.from(readText(file))
    const tree = parseSync(bytes.toString(), { syntax: 'typescript', tsx: file.endsWith('x') })
    // Offsets count on from one file to the next. A module begins at its first token.
    const start = tree.span.start - firstToken(bytes)
    visit(tree, bytes, start, found)
  }
  return found
}

function firstToken(bytes) {
  const [blank] = /^(\s|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(bytes.toString()) ?? ['']
  return Buffer.byteLength(blank)
}

const functionKinds = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]

function visit(node, bytes, start, found) {
  if (Array.isArray(node)) for (const item of node) visit(item, bytes, start, found)
  else if (node && typeof node === 'object') {
    if (functionKinds.includes(node.type)) found.functions.push(countSpan(node.span, bytes, start))
    if (node.type === 'TsKeywordType' && node.kind === 'any') found.any += 1
    if (node.type === 'TsNonNullExpression') found.nonNull += 1
    for (const value of Object.values(node)) visit(value, bytes, start, found)
  }
}

const countSpan = (span, bytes, start) =>
  bytes
    .subarray(span.start - start, span.end - start)
    .toString()
    .split('\n').length

/** The folders of a package and the longest way from one to the other, types apart. */
function measureFolders(base) {
  const files = listFiles(base).filter(isShipped)
  const folderOf = file => file.slice(base.length + 1).split('/')[0]
  const arrows = new Map()
  for (const file of files) {
    const text = readText(file).replaceAll(/(import|export) type [^'"]*from '[^']*'/g, '')
    for (const [, , path] of text.matchAll(/(from|import\() ?'(\.[^']+)'/g)) {
      const target = join(dirname(file), path)
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from !== to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  const levels = new Map()
  const levelOf = folder => {
    if (!levels.has(folder)) {
      levels.set(folder, 0)
      levels.set(folder, 1 + Math.max(0, ...[...(arrows.get(folder) ?? [])].map(levelOf)))
    }
    return levels.get(folder)
  }
  const folders = [...new Set(files.map(folderOf))]
  return { folders: folders.length, levels: Math.max(...folders.map(levelOf)) }
}

function countExports(file) {
  const names = [...readText(file).matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type, inner]) =>
    inner.split(',').flatMap(name => (name.trim() ? [Boolean(type) || name.trim().startsWith('type ')] : [])),
  )
  return { values: names.filter(isType => !isType).length, types: names.filter(Boolean).length }
}

const core = measureFolders('packages/core/src')
const entry = countExports('packages/core/src/exports/index.ts')
const { functions, any, nonNull } = inspect(product)
functions.sort((left, right) => left - right)
const at = share => functions[Math.floor((functions.length - 1) * share)]
const prose = product.flatMap(file => readText(file).match(/^\s*(\/\/|\/?\*).*$|\/\/ .*$/gm) ?? [])

console.table({
  "folders in core's src / import levels": `${core.folders} / ${core.levels}`,
  'values / types in the main entry': `${entry.values} / ${entry.types}`,
  'functions: median / p95 / max lines': `${at(0.5)} / ${at(0.95)} / ${at(1)}`,
  'any / non-null assertions': `${any} / ${nonNull}`,
  'product source lines': countLines(product),
  'comment lines': prose.length,
  'somebody, nobody, whoever, is told, be told in comments': prose.filter(line =>
    /somebody|nobody|whoever|is told|be told/i.test(line),
  ).length,
  'scripts lines': countLines(listFiles('scripts').filter(file => /\.mjs$/.test(file))),
  'testing and sandbox lines': countLines(
    listFiles('packages/testing', 'packages/sandbox').filter(isShipped),
  ),
})
