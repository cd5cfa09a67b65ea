/** A CAIP-10 id, in which whatever such an id cannot hold is escaped: denominations of Cosmos have slashes and underscores. */
export const formatAccountId = (chainId: string, address: string): string =>
  `${chainId}:${encodeURIComponent(address).replaceAll('_', '%5F')}`
