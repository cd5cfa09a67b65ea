import type { CaipAddress } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { addNfts, type Collectibles, getNftId, noCollectibles } from './addNfts.js'
import { findDataService } from './findDataService.js'

export interface NftsOwner {
  /** NFTs belong to one network. */
  readonly caipAddress: CaipAddress
  /** Page to append. Default: the first, which restarts the list. */
  readonly cursor?: string | undefined
}

/** Maximum number of empty pages skipped at once. */
const mostEmpty = 4

export interface ReadNftsParameters extends NftsOwner {
  readonly known: Collectibles | undefined
}

/** Lazily loaded part of `nftsQuery`. */
export async function readNfts(
  portico: Portico,
  { caipAddress, cursor, known = noCollectibles }: ReadNftsParameters,
  signal: AbortSignal,
): Promise<Collectibles> {
  const { address, caipNetworkId } = parseCaipAddress(caipAddress)
  const service = await findDataService(portico, caipNetworkId)
  if (!service) return noCollectibles
  const before = cursor === undefined ? noCollectibles : known
  let found: Collectibles = { ...before, next: cursor }
  for (let page = 0; page < mostEmpty; page += 1) {
    const from = found.next
    const { data, next } = await service.fetchNfts({ address, chainId: caipNetworkId, cursor: from }, signal)
    const pictured = data.map(nft => ({
      ...nft,
      imageUrl: getStrangersPictureUrl(portico.options, nft.imageUrl),
    }))
    found = addNfts(found, { data: pictured, next }, { cursor: from, caipNetworkId })
    if (found.next === undefined || found.nfts.length > before.nfts.length) break
  }
  return cursor === undefined ? renew(known, found) : found
}

/** Keeps the fetched pages while the first one is unchanged. */
function renew(known: Collectibles, first: Collectibles): Collectibles {
  const isSame = first.nfts.every((nft, index) => {
    const before = known.nfts[index]
    return before !== undefined && getNftId(before) === getNftId(nft) && before.amount === nft.amount
  })
  return isSame && first.nfts.length > 0 && first.next !== undefined ? known : first
}
