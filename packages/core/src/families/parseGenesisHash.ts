import { isChainReference } from './isChainReference.js'

/** Wallets may give the whole genesis hash; its first 32 digits are the CAIP-2 reference. */
export function parseGenesisHash(chainId: string): string | undefined {
  const digits = /^(?:0x)?([0-9a-f]{32})[0-9a-f]{32}$/i.exec(chainId)?.[1]?.toLowerCase()
  return digits ?? (isChainReference(chainId) ? chainId : undefined)
}
