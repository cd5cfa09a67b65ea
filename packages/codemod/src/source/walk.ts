import type { Node } from '@babel/types'

export function walk(node: Node, onNode: (node: Node) => void): void {
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
