import type { Family } from '../Family.js'
import { parseGenesisHash } from '../parseGenesisHash.js'
import { isBitcoinAddress } from './isBitcoinAddress.js'

export const bip122Family = {
  namespace: 'bip122',
  name: 'Bitcoin',
  abilities: ['balance', 'send', 'activity'],
  accountTypes: ['payment', 'ordinal', 'stx'],
  pageChoosesAccount: true,
  explorerPaths: { address: 'address', transaction: 'tx' },
  remote: {
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    // Wallets emit it whenever coins move.
    events: ['bip122_addressesChanged'],
  },
  methods: {
    signPsbt: 'sign',
    sendTransfer: 'send',
    getAccountAddresses: 'read',
  },
  // Bech32 may be in upper case, as in QR codes; base58 is case-sensitive.
  toComparable: address => (/^(bc|tb|bcrt)1/i.test(address) ? address.toLowerCase() : address),
  parseChainId: parseGenesisHash,
  isAddress: isBitcoinAddress,
} as const satisfies Family<'bip122'>
