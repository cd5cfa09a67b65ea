import { listSocials } from '@portico/core/internal'
import { usePortico } from '../usePortico.js'
import { useLoginWay } from './useLoginWay.js'
import { usePorticoStore } from './usePorticoStore.js'

/**
 * Whether the first view collapses its wallets into one row, which only makes sense beside another login method.
 */
export function useFoldsWallets(): boolean {
  const collapse = usePorticoStore(({ features }) => features.values.collapseWallets)
  const { portico } = usePortico()
  const hasSocials = usePorticoStore(() => listSocials(portico).length > 0)
  return (useLoginWay().isOffered || hasSocials) && collapse
}
