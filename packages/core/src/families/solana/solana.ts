import type { Family } from '../Family.js'
import { isChainReference } from '../isChainReference.js'

const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

/** Names of clusters, and the ids that the chains had before. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['mainnet', mainnet],
  ['mainnet-beta', mainnet],
  ['4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ', mainnet],
  ['devnet', devnet],
  ['8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', devnet],
  ['testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'],
])

export const solana = {
  name: 'Solana',
  abilities: ['balance', 'send', 'onramp'],
  accountTypes: ['eoa'],
  nativeDecimals: 9,
  explorerPaths: { address: 'account', transaction: 'tx' },
  verbs: {
    signTransaction: 'sign',
    signAllTransactions: 'sign',
    signAndSendTransaction: 'send',
    waitForConfirmation: 'read',
    getTokens: 'read',
  },
  // In base58 a letter of another case is another letter.
  toComparable: address => address,
  parseChainId: chainId => otherNames.get(chainId) ?? (isChainReference(chainId) ? chainId : undefined),
} as const satisfies Family<'solana'>
