import type { File, ImportDeclaration, Node, StringLiteral } from '@babel/types'
import { findRule, getPackageName } from '../kits/findRule.js'
import type { Kit } from '../kits/Kit.js'
import { findOptionTodos } from './findOptionTodos.js'
import { type Rewritten, readName, rewriteImport, rewriteWhole } from './rewriteImport.js'
import { addTodo, applyEdits, type Edit } from './todo.js'

export interface RewrittenScript {
  readonly text: string
  readonly modules: readonly string[]
  readonly left: readonly string[]
}

export function rewriteScript(text: string, { program }: File, kit: Kit): RewrittenScript {
  const edits: Edit[] = []
  const modules = new Set<string>()
  const left = new Set<string>()
  const names = new Map<string, string>()
  const seen = new Set<Node>()

  const take = (module: string, rewritten: Rewritten) => {
    edits.push(...rewritten.edits)
    for (const each of rewritten.modules) modules.add(each)
    if (rewritten.isLeft) left.add(getPackageName(module))
  }

  for (const statement of program.body) {
    if (
      statement.type !== 'ImportDeclaration' &&
      statement.type !== 'ExportNamedDeclaration' &&
      statement.type !== 'ExportAllDeclaration'
    )
      continue
    const { source } = statement
    if (!source) continue
    seen.add(source)
    const rule = findRule(kit, source.value)
    if (!rule) continue
    if (statement.type === 'ImportDeclaration') learnNames(statement, names)
    take(
      source.value,
      statement.type === 'ExportAllDeclaration'
        ? rewriteWhole(text, statement.start ?? 0, source, rule)
        : rewriteImport(text, { ...statement, source }, rule),
    )
  }

  const onString = (node: StringLiteral, isImport: boolean) => {
    const rule = findRule(kit, node.value)
    if (!rule || seen.has(node)) return
    seen.add(node)
    if (isImport && rule.to) take(node.value, rewriteWhole(text, node.start ?? 0, node, rule))
    else {
      if (isImport) left.add(getPackageName(node.value))
      const todo = addTodo(text, node.start ?? 0, `${node.value}: this still names the old package.`)
      if (todo && !isMarked(text, node)) edits.push(todo)
    }
  }

  walk(program, node => {
    for (const { start, todo } of findOptionTodos(node, kit, names)) {
      const edit = addTodo(text, start, todo)
      if (edit) edits.push(edit)
    }
    if (node.type === 'CallExpression' && isLoading(node.callee)) {
      const [first] = node.arguments
      if (first?.type === 'StringLiteral') onString(first, true)
    }
    if (node.type === 'TSImportType' && node.argument.type === 'StringLiteral') onString(node.argument, true)
    if (node.type === 'TSExternalModuleReference') onString(node.expression, true)
    if (node.type === 'StringLiteral') onString(node, false)
  })
  return { text: applyEdits(text, edits), modules: [...modules], left: [...left] }
}

function learnNames({ specifiers }: ImportDeclaration, names: Map<string, string>): void {
  for (const specifier of specifiers) {
    if (specifier.type === 'ImportSpecifier') names.set(specifier.local.name, readName(specifier.imported))
    if (specifier.type === 'ImportDefaultSpecifier') names.set(specifier.local.name, 'default')
  }
}

/** `import(…)`, `require(…)`, `vi.mock(…)` and similar calls, whose first argument is a module. */
function isLoading(callee: Node): boolean {
  if (callee.type === 'Import') return true
  if (callee.type === 'Identifier') return callee.name === 'require'
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['mock', 'unmock', 'doMock', 'importActual', 'requireActual', 'resolve'].includes(callee.property.name)
  )
}

/** An earlier run has already added the comment on this line. */
const isMarked = (text: string, node: Node) =>
  text.slice(text.lastIndexOf('\n', node.start ?? 0) + 1, node.start ?? 0).includes('TODO(portico)')

function walk(node: Node, onNode: (node: Node) => void): void {
  onNode(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, onNode)
  }
}

/** Babel attaches comments to nodes, but they are not nodes. */
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  !value.type.startsWith('Comment')
