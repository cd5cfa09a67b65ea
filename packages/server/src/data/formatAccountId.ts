/**
 * Formats a CAIP-10 id. Characters that such an id cannot contain are escaped: Cosmos denominations have slashes and
 * underscores.
 */
export const formatAccountId = (chainId: string, address: string): string =>
  `${chainId}:${encodeURIComponent(address).replaceAll('_', '%5F')}`
