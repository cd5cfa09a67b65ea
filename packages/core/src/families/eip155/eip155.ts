import type { Family } from '../Family.js'

export const eip155 = {
  name: 'Ethereum and EVM chains',
  shortName: 'EVM',
  abilities: ['balance', 'send', 'onramp', 'names', 'activity'],
  accountTypes: ['smartAccount', 'eoa'],
  numericChainIds: true,
  explorerPaths: { address: 'address', transaction: 'tx' },
  switchMethods: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  verbs: {
    signTypedData: 'sign',
    sendCalls: 'send',
    getCallsStatus: 'read',
    getCapabilities: 'read',
    waitForReceipt: 'read',
    estimateGas: 'read',
  },
  toComparable: address => address.toLowerCase(),
  /** `1` and `0x1` both occur. */
  parseChainId(chainId: string) {
    const number = /^(0x[0-9a-f]+|\d+)$/i.test(chainId) ? Number(chainId) : 0
    return Number.isSafeInteger(number) && number > 0 ? String(number) : undefined
  },
} as const satisfies Family<'eip155'>
