import type { Network } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import type { ExplorerPaths } from '@portico/core/internal'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { getExplorerUrl } from './getExplorerUrl.js'

export function useExplorerUrl(
  network: Network | undefined,
  id: string,
  page?: keyof ExplorerPaths,
): string | undefined {
  const families = usePorticoStore(state => state.families)
  return network && getExplorerUrl(getFamily(families, network.chainNamespace), network, id, page)
}
