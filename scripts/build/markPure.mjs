/**
 * Our modules have no side effects, as the manifests declare with `sideEffects: false`. In a file of many modules a
 * bundler examines each statement instead, so calls that only create a value are marked as pure.
 */
export const markPure = {
  name: 'portico-mark-pure',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/ },
    handler(code, id) {
      const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' })
      const calls = body.flatMap(statement => findCalls(getDeclaration(statement)))
      return calls
        .map(({ start }) => start)
        .sort((a, b) => b - a)
        .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code)
    },
  },
}

function getDeclaration(statement) {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
}

const isFunction = ({ type }) => /Function|^Class/.test(type)
const isCall = ({ type }) => type === 'CallExpression' || type === 'NewExpression'

/** Calls that run at module evaluation. */
function findCalls(node) {
  if (Array.isArray(node)) return node.flatMap(findCalls)
  if (typeof node !== 'object' || node === null || isFunction(node)) return []
  return [...(isCall(node) ? [node] : []), ...Object.values(node).flatMap(findCalls)]
}
