import { getKnownAccount } from '../store/deriveAccount.js'
import { isSmartAccount } from '../store/isSmartAccount.js'
import type { CaipAddress } from '../types/ChainNamespace.js'
import type { HistoryPage } from '../types/Events.js'
import type { Portico } from '../types/Portico.js'

export function describeHistoryPage(
  { options, store }: Portico,
  { caipAddress, cursor }: { readonly caipAddress: CaipAddress; readonly cursor?: string | undefined },
): HistoryPage {
  const owner = Object.values(store.get().accounts)
    .map(getKnownAccount)
    .find(account => account?.caipAddress === caipAddress)
  return {
    projectId: options.projectId,
    cursor,
    isSmartAccount: owner !== undefined && isSmartAccount(owner),
  }
}
