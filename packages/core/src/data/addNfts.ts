import type { Nft, Nfts } from '@portico/protocol/data'
import type { CaipNetworkId } from '../families/ChainNamespace.js'

/** NFTs of an account on a network, as far as fetched. */
export interface Collectibles {
  /** Latest received first. */
  readonly nfts: readonly Nft[]
  /** Cursor of the next page; undefined if there is none. */
  readonly next: string | undefined
  readonly cursors: readonly string[]
}

export const noCollectibles: Collectibles = { nfts: [], next: undefined, cursors: [] }

/** More than a visitor scrolls through; a service may have endless pages. */
export const collectiblesCap = 10_000
const mostPages = 1000

export const getNftId = ({ address, tokenId }: Pick<Nft, 'address' | 'tokenId'>): string =>
  `${address}/${tokenId}`

/** Appends a page, without spam and other networks. A page that leads to an already fetched one is the last. */
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
