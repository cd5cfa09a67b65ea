/**
 * The message of an error, with placeholders in braces.
 * @param {any} node of the syntax tree: a text, or a function that makes one
 * @returns {string}
 */
export function formatMessage(node) {
  switch (node?.type) {
    case 'Literal':
      return String(node.value)
    case 'ArrowFunctionExpression':
      return formatMessage(node.body)
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, index) => value.cooked + formatMessage(node.expressions[index] ?? { type: 'End' }))
        .join('')
    case 'UnaryExpression':
      return node.operator + formatMessage(node.argument)
    case 'Identifier':
      return `{${node.name}}`
    case 'CallExpression':
      return formatMessage(node.arguments[0])
    case 'ConditionalExpression':
      return formatMessage(node.consequent)
    default:
      return ''
  }
}
