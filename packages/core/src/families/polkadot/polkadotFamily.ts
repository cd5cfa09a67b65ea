import type { Family } from '../Family.js'
import { isBase58 } from '../isBase58.js'
import { parseGenesisHash } from '../parseGenesisHash.js'

export const polkadotFamily = {
  namespace: 'polkadot',
  name: 'Polkadot',
  abilities: ['balance', 'activity'],
  accountTypes: ['eoa'],
  pageChoosesAccount: true,
  explorerPaths: { address: 'account', transaction: 'extrinsic' },
  remote: {
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    isForNode: (method, isGranted) => !isGranted && !method.startsWith('polkadot_'),
  },
  methods: { signRaw: 'sign', signPayload: 'sign', getSigner: 'read' },
  // Base58 is case-sensitive.
  toComparable: address => address,
  parseChainId: parseGenesisHash,
  isAddress: isPolkadotAddress,
} as const satisfies Family<'polkadot'>

function isPolkadotAddress(address: string): boolean {
  return isBase58(address, 46, 50)
}
