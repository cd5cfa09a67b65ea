import type { Family } from '../../../src/families/Family.js'

/** The one entry of the family table. */
export const nimbus = {
  name: 'Nimbus',
  abilities: ['balance', 'send'],
  accountTypes: ['eoa'],
  explorerPaths: { address: 'cloud', transaction: 'drop' },
  verbs: { signCloud: 'sign' },
  toComparable: address => address,
  parseChainId: chainId => chainId,
} as const satisfies Family<'nimbus'>
