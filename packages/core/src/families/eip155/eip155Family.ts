import type { Family } from '../Family.js'
import { getEvmCoinTypes } from './getEvmCoinTypes.js'
import { isEvmAddress } from './hexShapes.js'

/** Reads go to a node, whatever the wallet grants. */
const isRead =
  /^(eth_(get|call$|block|estimate|fee|gas|max|sendRaw|syncing|new|uninstall|supported)|net_|web3_)/
/** Methods that a node can never handle. */
const needsWallet = /^(personal_|wallet_|eth_sign|eth_sendTransaction$)/

export const eip155Family = {
  namespace: 'eip155',
  name: 'Ethereum and EVM chains',
  shortName: 'EVM',
  abilities: ['balance', 'send', 'swaps', 'onramp', 'names', 'activity', 'nfts'],
  accountTypes: ['smartAccount', 'eoa'],
  numericChainIds: true,
  sharesAddresses: true,
  explorerPaths: { address: 'address', transaction: 'tx' },
  assetNames: { coin: 'slip44:60', token: 'erc20' },
  switchMethods: ['wallet_switchEthereumChain', 'wallet_addEthereumChain'],
  remote: {
    methods: [
      'eth_accounts',
      'eth_requestAccounts',
      'eth_sendRawTransaction',
      'eth_sign',
      'eth_signTransaction',
      'eth_signTypedData',
      'eth_signTypedData_v3',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'personal_sign',
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_getPermissions',
      'wallet_requestPermissions',
      'wallet_registerOnboarding',
      'wallet_watchAsset',
      'wallet_scanQRCode',
      'wallet_getCallsStatus',
      'wallet_showCallsStatus',
      'wallet_sendCalls',
      'wallet_getCapabilities',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'wallet_getAssets',
    ],
    isForNode: (method, isGranted) => isRead.test(method) || !(isGranted || needsWallet.test(method)),
    formatChain: reference => `0x${Number(reference).toString(16)}`,
    accountShape: /^eip155:\d+:0x[0-9a-fA-F]{40}$/,
    hasChecksums: true,
  },
  methods: {
    signTypedData: 'sign',
    sendCalls: 'send',
    getCallsStatus: 'read',
    getCapabilities: 'read',
    waitForReceipt: 'read',
    estimateGas: 'read',
    getGrantedPermissions: 'read',
    revokePermissions: 'sign',
  },
  toComparable: address => address.toLowerCase(),
  /** Both `1` and `0x1` occur. */
  parseChainId(chainId: string) {
    const number = /^(0x[0-9a-f]+|\d+)$/i.test(chainId) ? Number(chainId) : 0
    return Number.isSafeInteger(number) && number > 0 ? String(number) : undefined
  },
  isAddress: isEvmAddress,
  getCoinTypes: getEvmCoinTypes,
} as const satisfies Family<'eip155'>
