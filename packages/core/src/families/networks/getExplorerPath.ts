import type { ExplorerPaths, Family } from '../Family.js'
import type { Network } from './Network.js'

export function getExplorerPath(
  { explorerPaths }: Pick<Family, 'explorerPaths'>,
  { blockExplorers }: Pick<Network, 'blockExplorers'>,
  page: keyof ExplorerPaths,
): string {
  return blockExplorers?.default.paths?.[page] ?? explorerPaths[page]
}
