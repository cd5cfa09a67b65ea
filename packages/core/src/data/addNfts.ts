import type { Nft, Nfts } from '@portico/protocol/data'
import type { CaipNetworkId } from '../families/ChainNamespace.js'

/** What an account has collected on a network, as far as it was asked for. */
export interface Collectibles {
  /** Those that came last first. */
  readonly nfts: readonly Nft[]
  /** Where the next page begins; undefined where there is none. */
  readonly next: string | undefined
  /** Those of the pages that are there. */
  readonly cursors: readonly string[]
}

export const noCollectibles: Collectibles = { nfts: [], next: undefined, cursors: [] }

/** More than anybody scrolls through; a service may have pages without end. */
export const collectiblesCap = 10_000
const mostPages = 1000

/** What tells one collectible from another. */
export const getNftId = ({ address, tokenId }: Pick<Nft, 'address' | 'tokenId'>): string =>
  `${address}/${tokenId}`

/** Adds a page, without spam and other networks. One that leads to a page which is there already is the last. */
export function addNfts(
  known: Collectibles,
  { data, next }: Nfts,
  { cursor, caipNetworkId }: { readonly cursor: string | undefined; readonly caipNetworkId: CaipNetworkId },
): Collectibles {
  const shown = data.filter(
    ({ address, chainId, isSpam, amount }) =>
      !isSpam && chainId === caipNetworkId && address.startsWith(`${chainId}:`) && /[1-9]/.test(amount),
  )
  const all = new Map([...known.nfts, ...shown].map(nft => [getNftId(nft), nft]))
  const nfts = [...all.values()].slice(0, collectiblesCap)
  const cursors = cursor === undefined ? known.cursors : [...known.cursors, cursor]
  const isEnd =
    next === null || cursors.includes(next) || cursors.length >= mostPages || nfts.length >= collectiblesCap
  return { nfts, next: isEnd ? undefined : next, cursors }
}
