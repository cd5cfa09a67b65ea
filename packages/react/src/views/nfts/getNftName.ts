import { formatAddress, type Nft } from '@portico/core'
import { format } from '../../locales/format.js'

/** The name of an NFT, otherwise its token id, which may be as long as a hash. */
export function getNftName({ name, tokenId }: Nft, unnamed: string): string {
  return name || format(unnamed, { id: formatAddress(tokenId) })
}
