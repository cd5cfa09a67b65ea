/** `contains` across shadow roots and slots. */
export function containsComposed(parent: Node, node: Node | null): boolean {
  for (let current = node; current; current = getComposedParent(current)) {
    if (current === parent) return true
  }
  return false
}

function getComposedParent(node: Node): Node | null {
  if ('assignedSlot' in node && node.assignedSlot instanceof Node) return node.assignedSlot
  return node.parentNode ?? ('host' in node && node.host instanceof Node ? node.host : null)
}
