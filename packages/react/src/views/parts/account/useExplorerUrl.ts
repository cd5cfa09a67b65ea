import type { Network } from '@portico/core'
import { getFamily } from '@portico/core/adapter'
import type { ExplorerPaths } from '@portico/core/internal'
import { usePorticoStore } from '../../../hooks/internal/usePorticoStore.js'
import { getExplorerUrl } from './getExplorerUrl.js'

/** Where an account or a transaction of the network can be looked up, if anywhere. */
export function useExplorerUrl(
  network: Network | undefined,
  id: string,
  page?: keyof ExplorerPaths,
): string | undefined {
  const families = usePorticoStore(state => state.families)
  return network && getExplorerUrl(getFamily(families, network.chainNamespace), network, id, page)
}
