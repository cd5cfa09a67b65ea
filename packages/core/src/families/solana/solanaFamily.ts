import type { Family } from '../Family.js'
import { isChainReference } from '../isChainReference.js'
import { isSolanaAddress } from './isSolanaAddress.js'

const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

const otherNames: ReadonlyMap<string, string> = new Map([
  ['mainnet', mainnet],
  ['mainnet-beta', mainnet],
  ['4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', mainnet],
  ['devnet', devnet],
  ['8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', devnet],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
])

export const solanaFamily = {
  namespace: 'solana',
  name: 'Solana',
  abilities: ['balance', 'send', 'onramp', 'activity', 'nfts'],
  accountTypes: ['eoa'],
  sharesAddresses: true,
  explorerPaths: { address: 'account', transaction: 'tx' },
  assetNames: { coin: 'slip44:501', token: 'token' },
  remote: {
    methods: [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_requestAccounts',
      'solana_getAccounts',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    isForNode: (method, isGranted) => !isGranted && !method.startsWith('solana_'),
  },
  methods: {
    signTransaction: 'sign',
    signAllTransactions: 'sign',
    signAndSendTransaction: 'send',
    waitForConfirmation: 'read',
    getLatestBlockhash: 'read',
    getTokens: 'read',
  },
  // Base58 is case-sensitive.
  toComparable: address => address,
  parseChainId: chainId => otherNames.get(chainId) ?? (isChainReference(chainId) ? chainId : undefined),
  isAddress: isSolanaAddress,
} as const satisfies Family<'solana'>
