import type { HistoryPage } from '../events/Events.js'
import type { CaipAddress } from '../families/ChainNamespace.js'
import type { Portico } from '../runtime/Portico.js'
import { getKnownAccount } from '../store/deriveAccount.js'
import { isSmartAccount } from '../store/isSmartAccount.js'

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
