import { formatAddress, type Nft } from '@portico/core'
import { format } from '../../locales/format.js'

/** What a collectible is called; its number where it has no name, which may be as long as a hash. */
export function getNftName({ name, tokenId }: Nft, unnamed: string): string {
  return name || format(unnamed, { id: formatAddress(tokenId) })
}
