import type { WalletsRequest } from '@portico/protocol'
import { builtInWallets } from '../families/builtInWallets.js'
import type { Wallet } from './Wallet.js'

export function findBuiltInWallets({
  include = [],
  exclude = [],
  chains = [],
}: WalletsRequest): readonly Wallet[] {
  const lists = Object.entries(builtInWallets)
    .filter(([namespace]) => chains.length === 0 || chains.some(chain => chain.startsWith(`${namespace}:`)))
    .map(([, wallets]) => wallets)
  return [...new Set(interleave(lists))].filter(
    ({ id }) => (include.length === 0 || include.includes(id)) && !exclude.includes(id),
  )
}

/** Adds links to in-app browsers, which registries do not have, to wallets of the built-in list. */
export function addBrowseLinks(wallets: readonly Wallet[]): readonly Wallet[] {
  const known = new Map(findBuiltInWallets({}).map(({ id, browse_links }) => [id, browse_links]))
  return wallets.map(wallet => ({ browse_links: known.get(wallet.id), ...wallet }))
}

/** Interleaves the lists, so that a page with several families offers wallets of each. */
function interleave<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map(list => list.length))
  return Array.from({ length: longest }, (_, rank) =>
    lists.flatMap(list => list.slice(rank, rank + 1)),
  ).flat()
}
