import type { CaipNetworkId } from '@portico/core'

export const evmNamespace = 'eip155'

export const getChainNumber = (chain: CaipNetworkId): string => chain.slice(evmNamespace.length + 1)

export const formatChain = (chain: CaipNetworkId): string => `0x${Number(getChainNumber(chain)).toString(16)}`
