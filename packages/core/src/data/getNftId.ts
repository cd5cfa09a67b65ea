import type { Nft } from '@portico/protocol/data'

export const getNftId = ({ address, tokenId }: Pick<Nft, 'address' | 'tokenId'>): string =>
  `${address}/${tokenId}`
