import type { ExplorerPaths, Family } from '../Family.js'
import type { Network } from './Network.js'

/** Below which path a network's explorer shows an address or a transaction. */
export function getExplorerPath(
  { explorerPaths }: Pick<Family, 'explorerPaths'>,
  { blockExplorers }: Pick<Network, 'blockExplorers'>,
  page: keyof ExplorerPaths,
): string {
  return blockExplorers?.default.paths?.[page] ?? explorerPaths[page]
}
