import type { Identifier, StringLiteral } from '@babel/types'

/** A name in an import or export, which may be quoted. */
export const readName = (node: Identifier | StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value
