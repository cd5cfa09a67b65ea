import type { Nft } from '@portico/protocol/data'
import type { Portico } from '../runtime/Portico.js'
import { getStrangersPictureUrl } from '../services/getStrangersPictureUrl.js'
import { parseCaipAddress } from '../utils/parseCaipAddress.js'
import { findDataService } from './findDataService.js'
import { getNftId } from './getNftId.js'
import type { Collectibles, PagesOwner } from './pages.js'
import { itemsCap, readPages } from './readPages.js'

const none: Collectibles = { nfts: [], next: undefined, cursors: [] }

export async function readNfts(
  portico: Portico,
  { caipAddress, cursor, known = none }: PagesOwner & { readonly known: Collectibles | undefined },
  signal: AbortSignal,
): Promise<Collectibles> {
  const { address, caipNetworkId: chainId } = parseCaipAddress(caipAddress)
  const service = await findDataService(portico, chainId)
  if (!service) return none
  const isShown = ({ address, chainId: chain, isSpam, amount }: Nft) =>
    !isSpam && chain === chainId && address.startsWith(`${chain}:`) && /[1-9]/.test(amount)
  const found = await readPages<Nft, Collectibles>({
    before: cursor === undefined ? none : known,
    cursor,
    fetch: from => service.fetchNfts({ address, chainId, cursor: from }, signal),
    add(before, data) {
      const shown = data.filter(isShown).map(nft => ({
        ...nft,
        imageUrl: getStrangersPictureUrl(portico.options, nft.imageUrl),
      }))
      const all = new Map([...before.nfts, ...shown].map(nft => [getNftId(nft), nft]))
      return { ...before, nfts: [...all.values()].slice(0, itemsCap) }
    },
    count: ({ nfts }) => nfts.length,
  })
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
