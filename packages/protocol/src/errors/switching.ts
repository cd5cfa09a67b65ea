import type { ErrorEntry } from './ErrorEntry.js'

export const unrecognizedChain = {
  code: 'unrecognized_chain',
  message: ({ chainId }: { chainId: string | number }) =>
    `Your wallet doesn’t know network ${chainId}. Add it to the wallet first.`,
  rpcCode: 4902,
} as const satisfies ErrorEntry

export const switchFailed = {
  code: 'switch_failed',
  message: 'Your wallet couldn’t switch networks. Switch in the wallet, or try again.',
  rpcCode: 5000,
} as const satisfies ErrorEntry

/** The code is positive on purpose: that is what is sent and compared. */
export const invalidChainId = {
  code: 'invalid_chain_id',
  message: ({ chainId }: { chainId: string | number }) =>
    `The wallet rejected chain id ${chainId} as not valid.`,
  rpcCode: 32603,
} as const satisfies ErrorEntry

export const chainNotSupported = {
  code: 'chain_not_supported',
  message: 'Chain is not supported',
  userMessage: 'This network isn’t supported.',
  rpcCode: 4902,
} as const satisfies ErrorEntry
