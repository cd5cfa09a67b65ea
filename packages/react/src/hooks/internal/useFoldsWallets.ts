import { listSocials } from '@portico/core'
import { usePortico } from '../usePortico.js'
import { useLoginWay } from './useLoginWay.js'
import { usePorticoStore } from './usePorticoStore.js'

/** Whether the first view folds its wallets into one row, which makes sense only beside another way. */
export function useFoldsWallets(): boolean {
  const collapse = usePorticoStore(({ features }) => features.values.collapseWallets)
  const { portico } = usePortico()
  const hasSocials = usePorticoStore(() => listSocials(portico).length > 0)
  return (useLoginWay().isOffered || hasSocials) && collapse
}
