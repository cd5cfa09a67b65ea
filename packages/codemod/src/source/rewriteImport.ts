import type { ExportNamedDeclaration, Identifier, ImportDeclaration, StringLiteral } from '@babel/types'
import type { ModuleRule, NewPlace, NoPlace } from '../kits/Kit.js'
import { addTodo, type Edit } from './todo.js'

interface Specifier {
  /** The exported name; `*` for the whole module. */
  readonly name: string
  readonly written: (name: string) => string
}

export interface Rewritten {
  readonly edits: readonly Edit[]
  readonly modules: readonly string[]
  readonly isLeft: boolean
}

export function rewriteImport(
  text: string,
  declaration: ImportDeclaration | (ExportNamedDeclaration & { source: { value: string } }),
  rule: ModuleRule,
): Rewritten {
  const { source } = declaration
  const start = declaration.start ?? 0
  const end = declaration.end ?? 0
  const specifiers = listSpecifiers(declaration)
  // A bound name is used somewhere.
  if (rule.isDropped && specifiers.length === 0)
    return { edits: [{ start, end: skipLine(text, end), text: '' }], modules: [], isLeft: false }
  if (specifiers.length === 0) return rewriteWhole(text, start, source, rule)
  const [only] = specifiers
  if (only?.name === '*') return rewriteWhole(text, start, source, rule)

  const groups = new Map<string, string[]>()
  const todos = new Map<string, string>()
  let isPlain = true
  for (const specifier of specifiers) {
    const place = findPlace(rule, specifier.name)
    const todo = 'todo' in place ? place.todo : place.note
    const module = 'todo' in place ? source.value : place.module
    const name = 'todo' in place ? specifier.name : (place.name ?? specifier.name)
    if (name !== specifier.name || specifier.name === 'default') isPlain = false
    if (todo !== undefined) todos.set(`${specifier.name}: ${todo}`, module)
    groups.set(module, [...(groups.get(module) ?? []), specifier.written(name)])
  }
  const isLeft = groups.has(source.value)
  const modules = [...groups.keys()].filter(module => module !== source.value)
  const notes = [...todos.keys()].map(todo => addTodo(text, start, todo)).filter(edit => edit !== undefined)
  if (groups.size === 1 && isLeft) return { edits: notes, modules, isLeft }
  if (groups.size === 1 && isPlain)
    return { edits: [...notes, replaceSource(source, modules[0] ?? '')], modules, isLeft }

  const written = text.slice(start, end)
  const quote = written.includes('"') ? '"' : "'"
  const semicolon = written.endsWith(';') ? ';' : ''
  const keyword = getKeyword(declaration)
  // What remains comes last, below its comment.
  const order = [...modules, ...(isLeft ? [source.value] : [])]
  const lines = order.map(module => {
    const names = groups.get(module)?.join(', ')
    const line = `${keyword} { ${names} } from ${quote}${module}${quote}${semicolon}`
    const comments = [...todos].flatMap(([todo, of]) => (of === module ? [`// TODO(portico): ${todo}`] : []))
    return [...comments, line].join('\n')
  })
  return { edits: [{ start, end, text: lines.join('\n') }], modules, isLeft }
}

const findPlace = (rule: ModuleRule, name: string): NewPlace | NoPlace =>
  rule.names?.[name] ??
  rule.others?.(name) ?? {
    todo: rule.todo ?? 'no counterpart is known. Replace what uses it, or keep the old package beside.',
  }

/** `import 'x'`, `import * as x from 'x'`, `export * from 'x'`. */
export function rewriteWhole(
  text: string,
  start: number,
  source: { readonly value: string; readonly start?: number | null; readonly end?: number | null },
  { to, todo }: ModuleRule,
): Rewritten {
  if (to) return { edits: [replaceSource(source, to)], modules: [to], isLeft: false }
  const note = addTodo(text, start, `${source.value}: ${todo ?? 'no counterpart is known.'}`)
  return { edits: note ? [note] : [], modules: [], isLeft: true }
}

const replaceSource = (
  { start, end }: { readonly start?: number | null; readonly end?: number | null },
  module: string,
): Edit => ({ start: (start ?? 0) + 1, end: (end ?? 0) - 1, text: module })

function listSpecifiers(declaration: ImportDeclaration | ExportNamedDeclaration): readonly Specifier[] {
  return declaration.specifiers.map(specifier => {
    if (specifier.type === 'ImportSpecifier') {
      const type = specifier.importKind === 'type' ? 'type ' : ''
      const imported = readName(specifier.imported)
      return { name: imported, written: name => type + rename(name, specifier.local.name) }
    }
    if (specifier.type === 'ImportDefaultSpecifier')
      return { name: 'default', written: name => rename(name, specifier.local.name) }
    if (specifier.type === 'ExportSpecifier') {
      const type = specifier.exportKind === 'type' ? 'type ' : ''
      return {
        name: specifier.local.name,
        written: name => type + rename(name, readName(specifier.exported)),
      }
    }
    return { name: '*', written: () => '' }
  })
}

const rename = (name: string, local: string) => (name === local ? name : `${name} as ${local}`)

function getKeyword(declaration: ImportDeclaration | ExportNamedDeclaration): string {
  if (declaration.type === 'ExportNamedDeclaration')
    return declaration.exportKind === 'type' ? 'export type' : 'export'
  return declaration.importKind === 'type' ? 'import type' : 'import'
}

function skipLine(text: string, end: number): number {
  const [rest] = /^[ \t]*\r?\n?/.exec(text.slice(end)) ?? ['']
  return rest.endsWith('\n') ? end + rest.length : end
}

export const readName = (node: Identifier | StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value
