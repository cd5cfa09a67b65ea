import type { Expression, Node, ObjectExpression } from '@babel/types'
import type { Kit, OptionTodos } from '../kits/Kit.js'

interface FoundOption {
  readonly start: number
  readonly todo: string
}

/** Finds options and props without a replacement; `names` are the local names of the kit's exports. */
export function findOptionTodos(
  node: Node,
  { options }: Kit,
  names: ReadonlyMap<string, string>,
): readonly FoundOption[] {
  const getTodos = (local: string): OptionTodos | undefined => options[names.get(local) ?? '']
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const todos = node.callee.type === 'Identifier' ? getTodos(node.callee.name) : undefined
    const [given] = node.arguments
    return todos && given?.type === 'ObjectExpression' ? lookInto(given, todos) : []
  }
  if (node.type === 'JSXOpeningElement') {
    const todos = node.name.type === 'JSXIdentifier' ? getTodos(node.name.name) : undefined
    if (!todos) return []
    return node.attributes.flatMap(attribute => {
      if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') return []
      const { value } = attribute
      const inside = value?.type === 'JSXExpressionContainer' ? value.expression : undefined
      return describe(attribute.name.name, attribute, inside, todos)
    })
  }
  return []
}

const lookInto = (object: ObjectExpression, todos: OptionTodos, outer = ''): readonly FoundOption[] =>
  object.properties.flatMap(property => {
    if (property.type === 'SpreadElement') return []
    const { key } = property
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined
    if (name === undefined) return []
    return describe(
      outer + name,
      property,
      property.type === 'ObjectProperty' ? property.value : undefined,
      todos,
    )
  })

function describe(
  name: string,
  at: Node,
  value: Node | Expression | undefined,
  todos: OptionTodos,
): readonly FoundOption[] {
  // A disabled option needs no action.
  const isOff = value?.type === 'BooleanLiteral' && !value.value
  const todo = isOff ? undefined : todos[name]
  const inner = value?.type === 'ObjectExpression' ? lookInto(value, todos, `${name}.`) : []
  return todo === undefined ? inner : [{ start: at.start ?? 0, todo: `${name}: ${todo}` }, ...inner]
}
