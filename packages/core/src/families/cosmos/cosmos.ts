import type { Family } from '../Family.js'
import { isChainReference } from '../isChainReference.js'

export const cosmos = {
  name: 'Cosmos',
  abilities: ['balance', 'send'],
  accountTypes: [],
  explorerPaths: { address: 'address', transaction: 'tx' },
  verbs: {
    signDirect: 'sign',
    signAmino: 'sign',
    signArbitrary: 'sign',
    getOfflineSigner: 'read',
    suggestChain: 'read',
    broadcast: 'send',
  },
  // Bech32 may be written in capitals, as in QR codes.
  toComparable: address => address.toLowerCase(),
  parseChainId: chainId => (isChainReference(chainId) ? chainId : undefined),
} as const satisfies Family<'cosmos'>
