import type { Family } from '../Family.js'
import { parseGenesisHash } from '../parseGenesisHash.js'

export const polkadot = {
  name: 'Polkadot',
  abilities: ['balance', 'send'],
  accountTypes: ['eoa'],
  pageChoosesAccount: true,
  explorerPaths: { address: 'account', transaction: 'extrinsic' },
  verbs: { signRaw: 'sign', signPayload: 'sign', getSigner: 'read' },
  // SS58 is written in base58, where a letter of another case is another letter.
  toComparable: address => address,
  parseChainId: parseGenesisHash,
} as const satisfies Family<'polkadot'>
