import type { Family } from '../Family.js'
import { parseGenesisHash } from '../parseGenesisHash.js'

export const bip122 = {
  name: 'Bitcoin',
  abilities: ['balance', 'send'],
  accountTypes: ['payment', 'ordinal', 'stx'],
  pageChoosesAccount: true,
  nativeDecimals: 8,
  explorerPaths: { address: 'address', transaction: 'tx' },
  verbs: { signPsbt: 'sign', sendTransfer: 'send', getAccountAddresses: 'read' },
  // Bech32 may be written in capitals, as in QR codes; base58, of the older addresses, may not.
  toComparable: address => (/^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address),
  parseChainId: parseGenesisHash,
} as const satisfies Family<'bip122'>
