import type { Identifier, StringLiteral } from '@babel/types'

export const readName = (node: Identifier | StringLiteral): string =>
  node.type === 'Identifier' ? node.name : node.value
