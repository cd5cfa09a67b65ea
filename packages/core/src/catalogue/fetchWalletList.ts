import type { WalletsRequest } from '@portico/protocol'
import { setQueryData } from '../query/changeQueries.js'
import { fetchQuery } from '../query/fetchQuery.js'
import { defineQuery } from '../query/Query.js'
import type { Portico } from '../runtime/Portico.js'
import { type WalletList, walletListPlace } from '../store/selectCatalogue.js'
import { selectQuery } from '../store/slices/queries.js'
import { update } from '../store/update.js'
import { fetchWallets } from './fetchWallets.js'
import { loadBuiltInWallets } from './loadBuiltInWallets.js'
import { preloadWalletPictures } from './preloadPictures.js'
import type { Wallet } from './Wallet.js'

interface WalletListParameters {
  readonly list: WalletList
  readonly request: WalletsRequest | undefined
  arrange(wallets: readonly Wallet[]): readonly Wallet[]
}

const walletListQuery = defineQuery<readonly Wallet[], WalletListParameters>({
  ...walletListPlace,
  requestKey: ({ request }) => JSON.stringify(request) ?? '',
  async queryFn(portico, parameters, signal) {
    const { list, request, arrange } = parameters
    if (!request) return arrange([])
    const findBuiltIn = async () => arrange((await loadBuiltInWallets()).findBuiltInWallets(request))
    const answer = await fetchWallets(portico, request, signal).catch(async error => {
      // Shows the built-in list if the registry is down; the error is still reported.
      if (list === 'recommended' && !selectQuery(portico.store.get(), walletListPlace, parameters).data)
        setQueryData(portico, walletListQuery, parameters, await findBuiltIn())
      throw error
    })
    if (!answer) return findBuiltIn()
    if (list !== 'recommended') return arrange(answer.data)
    update(portico, 'catalogue', catalogue => ({ ...catalogue, count: answer.count }))
    const arranged = arrange(answer.data)
    // A registry may have no wallet of the requested family, or not support its test networks.
    const isEnough = arranged.length > 0 || !request.chains?.length || !portico.store.get().modal.namespace
    return isEnough ? arranged : findBuiltIn()
  },
})

/** Never rejects. */
export async function fetchWalletList(
  portico: Portico,
  list: WalletList,
  request: WalletsRequest | undefined,
  arrange: (wallets: readonly Wallet[]) => readonly Wallet[],
): Promise<void> {
  const wallets = await fetchQuery(portico, walletListQuery, { list, request, arrange }).catch(() => [])
  if (list !== 'excluded') preloadWalletPictures(portico, wallets)
}
