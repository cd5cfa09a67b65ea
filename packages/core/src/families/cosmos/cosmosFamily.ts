import type { Family } from '../Family.js'
import { isChainReference } from '../isChainReference.js'
import { isSegwit } from '../isSegwit.js'

export const cosmosFamily = {
  namespace: 'cosmos',
  name: 'Cosmos',
  abilities: ['balance', 'activity'],
  accountTypes: [],
  explorerPaths: { address: 'address', transaction: 'tx' },
  remote: {
    methods: ['cosmos_getAccounts', 'cosmos_signDirect', 'cosmos_signAmino'],
    isForNode: (method, isGranted) => !isGranted && !method.startsWith('cosmos_'),
  },
  methods: {
    signDirect: 'sign',
    signAmino: 'sign',
    signArbitrary: 'sign',
    getOfflineSigner: 'read',
    suggestChain: 'read',
    broadcast: 'send',
  },
  // Bech32 may be in upper case, as in QR codes.
  toComparable: address => address.toLowerCase(),
  parseChainId: chainId => (isChainReference(chainId) ? chainId : undefined),
  isAddress: isCosmosAddress,
} as const satisfies Family<'cosmos'>

function isCosmosAddress(address: string): boolean {
  return /^[a-z][a-z0-9]*1[02-9ac-hj-np-z]{38,64}$/i.test(address) && !isSegwit(address)
}
