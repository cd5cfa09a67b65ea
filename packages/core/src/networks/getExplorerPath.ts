import type { ExplorerPaths } from '../families/Family.js'
import { families } from '../families/families.js'
import type { Network } from '../types/Network.js'

/** Below which path a network's explorer shows an address or a transaction. */
export function getExplorerPath(
  { chainNamespace, blockExplorers }: Pick<Network, 'chainNamespace' | 'blockExplorers'>,
  page: keyof ExplorerPaths,
): string {
  return blockExplorers?.default.paths?.[page] ?? families[chainNamespace].explorerPaths[page]
}
