const isText = ({ type }) => type === 'StringLiteral' || type === 'TemplateLiteral'
const isNew = (node, names) => node?.type === 'NewExpression' && names.includes(node.callee.name)
const isDetail = node => node.type === 'ObjectProperty' && ['detail', 'reason'].includes(node.key.name)

function isErrorText({ node, parent }) {
  if (isText(node)) {
    return (
      isNew(parent, ['Error', 'TypeError', 'RangeError']) ||
      parent.callee?.name === 'refuse' ||
      isDetail(parent)
    )
  }
  return (
    isNew(parent, ['PorticoError']) && node.type === 'ObjectExpression' && node.properties.every(isDetail)
  )
}

/** Error messages for developers may be reworded freely. Error codes may not, and stay mutated. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'error-texts',
    value: { shouldIgnore: path => (isErrorText(path) ? 'a text for developers' : undefined) },
  },
]
